# Varnish as the CDN of the site (CDN=varnish, docs/operate.md): behind nginx, which ends TLS, and in front of the instances. It needs
# varnish-modules (vmod xkey) and the variable CDN_TOKEN in its environment. Start it with: varnishd -f /etc/varnish/default.vcl -a :6081
vcl 4.1;

import std;
import xkey;

backend site {
  .host = "127.0.0.1";
  .port = "3001";
  # A page is sent within five seconds; the check finds a site that is down, so that pages from the cache replace its errors.
  .first_byte_timeout = 30s;
  .probe = { .url = "/healthz"; .interval = 1s; .timeout = 1s; .window = 3; .threshold = 2; .initial = 2; }
}

sub vcl_recv {
  if (req.method == "PURGE") {
    if (!std.getenv("CDN_TOKEN") || req.http.Authorization != "Bearer " + std.getenv("CDN_TOKEN")) {
      return (synth(403, "Forbidden"));
    }
    # What is purged stays for the time when the site is down.
    set req.http.purged = xkey.softpurge(req.http.xkey-purge);
    return (synth(200, "Purged"));
  }
  # Varnish has added the address of nginx; the site takes the last one for the visitor's.
  set req.http.X-Forwarded-For = regsub(req.http.X-Forwarded-For, ", [^,]+$", "");
  if (req.method != "GET" && req.method != "HEAD") {
    return (pass);
  }
  # Other forms of a page at its address (payloads of the framework, Markdown), and what an editor or a person with credentials may get.
  if (req.http.RSC || req.url ~ "[?&]_rsc=" || req.http.Accept ~ "text/markdown" || req.http.Authorization
      || req.http.Cookie ~ "zarandal_draft=" || req.http.Sec-Fetch-Dest == "iframe") {
    return (pass);
  }
  # Browsers differ in this header, and get the same page; the site tells programs from them by it.
  if (req.http.Accept ~ "text/html") {
    set req.http.Accept = "text/html";
  }
  if (std.healthy(req.backend_hint)) {
    # A purged page is never sent while the site can send the new one.
    set req.grace = 0s;
  }
  # Cookies go on to the site: it alone knows which responses depend on them, and lets none of those be stored.
  return (hash);
}

sub vcl_backend_response {
  unset beresp.http.Age;
  if (beresp.http.CDN-Cache-Control ~ "max-age=" && !beresp.http.Set-Cookie && beresp.status == 200) {
    set beresp.ttl = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*max-age=(\d+).*", "\1s"), 0s);
    set beresp.grace = std.duration(regsub(beresp.http.CDN-Cache-Control, ".*stale-if-error=(\d+).*", "\1s"), 0s);
    set beresp.keep = 0s;
    return (deliver);
  }
  # Built files, whose address changes with their content.
  if (!beresp.http.CDN-Cache-Control && beresp.http.Cache-Control ~ "immutable" && beresp.status == 200) {
    set beresp.ttl = 30d;
    set beresp.grace = 30d;
    return (deliver);
  }
  # An error must not replace what is in the cache.
  if (beresp.status >= 500 && bereq.is_bgfetch) {
    return (abandon);
  }
  set beresp.ttl = 120s;
  set beresp.uncacheable = true;
  return (deliver);
}

sub vcl_deliver {
  unset resp.http.xkey;
  unset resp.http.CDN-Cache-Control;
}
