/** How large a picture or PDF may be that staff or a camera send, as texts name it. */
export const uploadLimit = "15 MB";

/** The same in bytes. */
export const uploadLimitBytes = 15 * 1024 * 1024;
