# SPDX-FileCopyrightText: 2026 The Ratatosk developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Commands and options are those that the program's own help names.

function __ratatosk_cli_commands
    ratatosk-cli --help 2>/dev/null | string replace -rf '^  ([a-z][a-z-]*)  +(.*)' '$1\t$2' | string match -v -- '-*'
end

function __ratatosk_cli_options
    set -l words (commandline -opc)
    set -l command
    test (count $words) -gt 1; and string match -qv -- '-*' $words[2]; and set command $words[2]
    ratatosk-cli $command --help 2>/dev/null | string match -ra -- '(?:^| |,)--?[a-z][a-z-]*' | string trim -c ' ,' | sort -u
end

complete -c ratatosk-cli -n __fish_use_subcommand -f -a '(__ratatosk_cli_commands)'
complete -c ratatosk-cli -n 'string match -q -- "-*" (commandline -ct)' -f -a '(__ratatosk_cli_options)'
