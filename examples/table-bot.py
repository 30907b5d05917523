"""A player at a server's table, in plain Python 3: `python3 examples/table-bot.py http://127.0.0.1:8080 corral 2 sheriff`.

It opens a table for that game and number of players, sits down among bots of that level, and plays one match. With a
table's id in place of the three it sits down there instead, and waits for the start. docs/writing-a-bot.md explains it.
SAGEBRUSH_TOKEN is the token of a bot account; without it the bot arrives as a guest.
"""
import json
import os
import random
import secrets
import sys
import urllib.error
import urllib.request

base, where, *wish = sys.argv[1:]
headers = {"content-type": "application/json"}


def call(method, path, body=None):
    sent = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(f"{base}/api/{path}", sent, headers, method=method)
    try:
        with urllib.request.urlopen(request) as response:
            return json.load(response)
    except urllib.error.HTTPError as error:
        problem = json.load(error)
        if problem["code"] == "stale":  # counted already: the next moment says so
            return problem
        sys.exit(problem["detail"])


def messages(table):
    """Every message of the table's stream; comments and ids are passed over."""
    with urllib.request.urlopen(urllib.request.Request(f"{base}/api/tables/{table}/stream", headers=headers)) as stream:
        for line in stream:
            if line.startswith(b"data: "):
                yield json.loads(line[len("data: "):])


def choose(moment):
    """The whole strategy: better it here."""
    return random.choice(moment["choices"])


token = os.environ.get("SAGEBRUSH_TOKEN") or call("POST", "session", {"name": "Pythia", "program": True})["token"]
headers["authorization"] = f"Bearer {token}"
if wish:
    table = call("POST", "tables", {"game": where, "seats": int(wish[0])})["table"]
else:
    table = call("GET", f"tables/{where}")["table"]
free = [chair["seat"] for chair in table["chairs"] if chair["kind"] == "live" and chair["who"] is None]
call("POST", f"tables/{table['id']}/sit", {"seat": free[0], "contribution": secrets.token_hex(32)})
if wish:
    for seat in free[1:]:
        call("POST", f"tables/{table['id']}/bots", {"seat": seat, "level": wish[1]})
    call("POST", f"tables/{table['id']}/start", {})

for message in messages(table["id"]):
    moment = message.get("moment") or message.get("snapshot", {}).get("moment")
    if moment and moment["outcome"]:
        print(json.dumps(moment["outcome"]["scores"]))
        break
    if moment and moment["asked"]:
        answer = {"match": moment["match"], "seq": moment["seq"], "action": choose(moment)}
        call("POST", f"tables/{table['id']}/actions", answer)
