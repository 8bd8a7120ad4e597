/*
 * Lets now, tomorrow and the day after take turns. The line under the chosen tab is the clock: style fills it in four
 * seconds and holds it while somebody points, is inside, has paused or asks for calm; when it is full, the next one's
 * turn has come.
 */
document.addEventListener("animationend", ({ animationName }) => {
  if (animationName !== "weather-turn") return;
  const tabs = document.querySelectorAll<HTMLInputElement>(".weather-tabs input");
  const chosen = [...tabs].findIndex((tab) => tab.checked);
  tabs[(chosen + 1) % tabs.length]!.checked = true;
});
document.querySelector(".weather-pause")?.addEventListener("click", ({ currentTarget }) => {
  const button = currentTarget as Element;
  button.ariaPressed = String(button.ariaPressed !== "true");
});
