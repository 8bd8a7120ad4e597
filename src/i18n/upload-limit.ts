/** The largest picture or PDF that staff or a camera may send, as texts name it. */
export const uploadLimit = "15 MB";

/** The same in bytes. */
export const uploadLimitBytes = 15 * 1024 * 1024;
