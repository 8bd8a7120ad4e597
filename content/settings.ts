interface WebsiteSettings {
  enableCPay: boolean;
  enableOnlineBooking: boolean;
  enableFeedback: boolean;
}

export const settings: WebsiteSettings = {
  enableCPay: true,
  enableOnlineBooking: true,
  enableFeedback: true,
};
