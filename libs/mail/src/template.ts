/** A mail's text once, from which both its HTML and its plain twin are made: neither can say what the other does not. */
export interface MailTemplate {
  subject: string;
  blocks: Block[];
}

export type Block =
  | { is: 'text'; text: string }
  | { is: 'heading'; text: string }
  | { is: 'event'; title: string; detail: string; url: string }
  /** To be copied as it stands. */
  | { is: 'code'; label: string; code: string }
  /** The one thing to do. */
  | { is: 'action'; label: string; url: string };

/** Why the mail came and how to get no more: below every letter. */
export interface Footer {
  reason: string;
  /** Absent where the recipient cannot refuse this kind. */
  stop?: { label: string; url: string };
  /** Where the recipient chooses what comes. */
  preferences?: { label: string; url: string };
}
