import "./islands.client.ts";
