-- Every process remembers keys for a minute. A commit that changes what a key entitles to is reported on the channel api_keys: the
-- payload is `hash:<sha256 of the key>` or `account:<id>`.
SET lock_timeout = '5s';

CREATE FUNCTION notify_api_key() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('api_keys', 'hash:' || encode(coalesce(NEW.hash, OLD.hash), 'hex'));
  RETURN NULL;
END $$;

CREATE FUNCTION notify_account_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('api_keys', 'account:' || coalesce(NEW.id, OLD.id));
  RETURN NULL;
END $$;

CREATE FUNCTION notify_subscription_keys() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  PERFORM pg_notify('api_keys', 'account:' || coalesce(NEW.account_id, OLD.account_id));
  RETURN NULL;
END $$;

CREATE TRIGGER api_key_inserted AFTER INSERT ON api_key FOR EACH ROW EXECUTE FUNCTION notify_api_key();
CREATE TRIGGER api_key_changed AFTER UPDATE ON api_key FOR EACH ROW
  WHEN (OLD.revoked_at IS DISTINCT FROM NEW.revoked_at OR OLD.account_id IS DISTINCT FROM NEW.account_id)
  EXECUTE FUNCTION notify_api_key();
-- Clean-up also deletes keys that were revoked long ago: those are not worth a notification each.
CREATE TRIGGER api_key_deleted AFTER DELETE ON api_key FOR EACH ROW
  WHEN (OLD.revoked_at IS NULL) EXECUTE FUNCTION notify_api_key();
CREATE TRIGGER account_changed AFTER UPDATE ON account FOR EACH ROW
  WHEN (OLD.tier IS DISTINCT FROM NEW.tier OR OLD.custom_limit IS DISTINCT FROM NEW.custom_limit)
  EXECUTE FUNCTION notify_account_keys();
CREATE TRIGGER account_deleted AFTER DELETE ON account FOR EACH ROW EXECUTE FUNCTION notify_account_keys();
CREATE TRIGGER subscription_changed AFTER INSERT OR UPDATE OR DELETE ON subscription FOR EACH ROW
  EXECUTE FUNCTION notify_subscription_keys();
