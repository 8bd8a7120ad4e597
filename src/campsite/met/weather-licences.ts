/** The names and links for the credit. MET's terms require both licences (https://api.met.no/doc/License). */
export const weatherLicences = {
  met: "https://www.met.no/",
  nlod: { name: "NLOD 2.0", href: "https://data.norge.no/nlod/no/2.0" },
  creativeCommons: { name: "CC BY 4.0", href: "https://creativecommons.org/licenses/by/4.0/" },
};
