"""The server under load by scripted clients, beside boardgame.io with the same game and the same script.

All traffic stays on this machine and is bounded in count and time.
"""
