"""The ladder of the bots: is each level better than the one below, and by how much?"""
