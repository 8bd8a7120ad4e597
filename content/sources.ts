/** The sea and the harbour beside the demo's campsite, which the demo makes up answers for. */
export const sea = { seaPoint: { latitude: 58.97, longitude: 9.95 }, seaHarbour: "helgeroa" };

/** The stops that the made-up departures leave from, in the order of their board. */
export const stops = [
  { stopId: "NSR:StopPlace:900101", name: "Svaberget" },
  { stopId: "NSR:StopPlace:900104", name: "Helgeroa brygge" },
];
