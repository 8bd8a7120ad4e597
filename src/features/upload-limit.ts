/** The largest file that the server takes, in bytes: staff are told before a phone has sent it in vain. */
export const mostFileBytes = 15 * 1024 * 1024;
