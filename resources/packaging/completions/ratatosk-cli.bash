# SPDX-FileCopyrightText: 2026 The Ratatosk developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Commands and options are those that the program's own help names.

_ratatosk_cli_commands() {
    ratatosk-cli --help 2>/dev/null | sed -n '/^Subcommands:/,$ s/^  \([a-z][a-z-]*\) .*/\1/p'
}

_ratatosk_cli_options() {
    ratatosk-cli "$@" --help 2>/dev/null | grep -oE -- '(^| |,)--?[a-z][a-z-]*' | tr -d ' ,' | sort -u
}

_ratatosk_cli() {
    local current=${COMP_WORDS[COMP_CWORD]} command=
    ((COMP_CWORD > 1)) && [[ ${COMP_WORDS[1]} != -* ]] && command=${COMP_WORDS[1]}
    if [[ $current == -* ]]; then
        mapfile -t COMPREPLY < <(compgen -W "$(_ratatosk_cli_options $command)" -- "$current")
    elif ((COMP_CWORD == 1)); then
        mapfile -t COMPREPLY < <(compgen -W "$(_ratatosk_cli_commands)" -- "$current")
    else
        compopt -o filenames 2>/dev/null
        mapfile -t COMPREPLY < <(compgen -f -- "$current")
    fi
}

complete -F _ratatosk_cli ratatosk-cli
