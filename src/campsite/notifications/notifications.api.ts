import { z } from "zod";
import { idInPath, staffCall } from "#src/platform/api/api.ts";
import {
  addDevice,
  chooseNotifications,
  readNotifications,
  removeDevice,
  testDevice,
} from "./notifications.server.ts";
import {
  daysWithoutVisit,
  maxDevices,
  noticeChoices,
  notifications,
  pushSubscription,
} from "./notifications.ts";

const params = z.object({ id: idInPath });

export const notificationRoutes = [
  staffCall("get", "/notifications", {
    summary: "The caller's notifications and devices",
    description: `People who haven’t used the staff area for ${daysWithoutVisit} days get no notifications, and their devices are deleted.`,
    answer: notifications,
    handle: readNotifications,
  }),
  staffCall("put", "/notifications", {
    summary: "Chooses the caller's notifications",
    description: "The choices apply to all of the caller's devices and to mail.",
    body: noticeChoices,
    answer: notifications,
    handle: (context, { body }) => chooseNotifications(context, body),
  }),
  staffCall("post", "/notifications/devices", {
    summary: "Registers a browser for notifications",
    description: `Registering the same browser again changes its keys. A person has at most ${maxDevices} devices. Another registration is refused with 409.`,
    body: pushSubscription,
    answer: notifications,
    handle: (context, { body, raw }) => addDevice(context, body, raw.headers.get("user-agent") ?? ""),
  }),
  staffCall("delete", "/notifications/devices/{id}", {
    summary: "Removes a device",
    description: "A missing device is no error.",
    params,
    handle: (context, { params: { id } }) => removeDevice(context, id),
  }),
  staffCall("put", "/notifications/devices/{id}/test", {
    summary: "Sends a test notification to a device",
    description: "The notification is sent within ten seconds.",
    params,
    answer: notifications,
    handle: (context, { params: { id } }) => testDevice(context, id),
  }),
];
