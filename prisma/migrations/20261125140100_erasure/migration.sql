-- Stripe's ids of subscriptions whose account was erased: later events about them must not create the account again.
CREATE TABLE "erased_subscription" (
    "id" TEXT NOT NULL,
    "erased_at" TIMESTAMPTZ(3) NOT NULL DEFAULT CURRENT_TIMESTAMP,

    CONSTRAINT "erased_subscription_pkey" PRIMARY KEY ("id")
);
