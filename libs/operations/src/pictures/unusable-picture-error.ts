/** An image that is not shown, whatever its licence. The message states why. */
export class UnusablePictureError extends Error {}
