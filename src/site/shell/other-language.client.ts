/*
 * Shows the home page's way to the language that the browser asks for first among ours. Which that is stays here: the page
 * is the same for everyone, and nothing is kept or sent.
 */
const own = navigator.languages
  .map((tag) => tag.slice(0, 2))
  .find((language) => ["nb", "nn", "no", "en", "de"].includes(language));
document.querySelector(`.other-language[lang|="${own}"]`)?.removeAttribute("hidden");
