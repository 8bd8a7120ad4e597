/** Where every form that asks for consent is sent. */
export const consentPath = "/consent";
