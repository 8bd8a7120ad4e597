/*
 * Makes the login page's link lead back to where the user was going when they had to sign in.
 */
import "./calm-change.client.ts";

const link = document.querySelector<HTMLAnchorElement>("a[data-sign-in]");
const to = new URLSearchParams(location.search).get("to");
if (link && to) link.search = `?to=${encodeURIComponent(to)}`;
