/*
 * Switches between the tabs now, tomorrow and the day after. The line under the chosen tab is the timer: CSS fills it
 * in four seconds. When it is full, the next tab is chosen. CSS pauses it on hover, on focus and after Pause. With
 * reduced motion it doesn't run.
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
