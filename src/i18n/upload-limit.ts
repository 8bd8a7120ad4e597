/** The largest upload of a picture or PDF, as texts show it. */
export const uploadLimit = "15 MB";

export const uploadLimitBytes = 15 * 1024 * 1024;
