import { z } from "zod";
import { defineStaffCall, idInPath } from "#src/platform/api/api.ts";
import {
  addDevice,
  chooseNotifications,
  readNotifications,
  removeDevice,
  testDevice,
} from "./notifications.server.ts";
import {
  daysWithoutVisit,
  mostDevices,
  noticeChoices,
  notifications,
  pushSubscription,
} from "./notifications.ts";

const params = z.object({ id: idInPath });

/** GET /notifications */
export const getNotifications = defineStaffCall({
  summary: "What whoever asks is told of, and on which devices",
  description: `Only their own. Who hasn’t used the staff area for ${daysWithoutVisit} days is told nothing, and their devices are forgotten.`,
  answer: notifications,
  handle: readNotifications,
});

/** PUT /notifications */
export const putNotifications = defineStaffCall({
  summary: "Chooses what to be told of",
  description: "For all of one’s own devices, and for mail.",
  body: noticeChoices,
  answer: notifications,
  handle: (context, { body }) => chooseNotifications(context, body),
});

/** POST /notifications/devices */
export const postDevice = defineStaffCall({
  summary: "Has notices pushed to a browser",
  description: `Adding the same one again changes its keys. A person has at most ${mostDevices}; 409 for one more.`,
  body: pushSubscription,
  answer: notifications,
  handle: (context, { body, raw }) => addDevice(context, body, raw.headers.get("user-agent") ?? ""),
});

/** DELETE /notifications/devices/{id} */
export const deleteDevice = defineStaffCall({
  summary: "Pushes nothing more to a device",
  description: "One that is gone already is no error.",
  params,
  handle: (context, { params: { id } }) => removeDevice(context, id),
});

/** PUT /notifications/devices/{id}/test */
export const putDeviceTest = defineStaffCall({
  summary: "Pushes a test to a device",
  description: "It is on its way within ten seconds.",
  params,
  answer: notifications,
  handle: (context, { params: { id } }) => testDevice(context, id),
});
