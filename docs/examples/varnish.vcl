vcl 4.1;

import std;

# Varnish in front of the API. The worker purges what changes: see docs/scaling.md.
# The API needs CACHE_TAG_HEADER=Surrogate-Key, and TRUST_PROXY with the address of Varnish.

backend default {
    .host = "127.0.0.1";
    .port = "3000";
}

# Who may purge: the hosts of the worker.
acl purgers {
    "127.0.0.1";
    "::1";
}

sub vcl_recv {
    if (req.method == "BAN") {
        if (client.ip !~ purgers) {
            return (synth(403));
        }
        if (req.http.Purge-Tags !~ "^[A-Za-z0-9_ -]+$") {
            return (synth(400));
        }
        ban("obj.http.Surrogate-Key ~ (^|\s)(" + regsuball(req.http.Purge-Tags, " ", "|") + ")(\s|$)");
        return (synth(200));
    }
    # Responses to a key are private, and requests with one count.
    if (req.http.Authorization || req.http.X-API-Key) {
        return (pass);
    }
    set req.url = std.querysort(req.url);
}

sub vcl_backend_response {
    # A response that expired is refreshed while the old one is returned, for 10 seconds.
    set beresp.grace = 10s;
}

sub vcl_deliver {
    if (obj.hits > 0) {
        set resp.http.X-Cache = "hit";
    } else {
        set resp.http.X-Cache = "miss";
    }
    unset resp.http.Surrogate-Key;
}
