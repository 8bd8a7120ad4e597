import "./skip-transition.client.ts";

const link = document.querySelector<HTMLAnchorElement>("a[data-sign-in]");
const to = new URLSearchParams(location.search).get("to");
if (link && to) link.search = `?to=${encodeURIComponent(to)}`;
