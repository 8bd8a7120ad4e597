export const consentPath = "/consent";
