/* CSS fills the line under the chosen tab in four seconds. The script then chooses the next tab. */
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
