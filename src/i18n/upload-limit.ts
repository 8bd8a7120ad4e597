/** The maximum size of an uploaded picture or PDF, in words for texts. */
export const uploadLimit = "15 MB";

export const uploadLimitBytes = 15 * 1024 * 1024;
