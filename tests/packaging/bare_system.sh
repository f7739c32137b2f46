# SPDX-FileCopyrightText: 2026 The Ratatosk developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What trials in a bare system share. Sourced.

# A shell script of the bare system: defines say, fail and has_window PROGRAM-FOLDER DATABASE, which opens the window and waits for its parser.
bare_system_functions() {
    cat <<'SCRIPT'
set -eu
say() { echo "in the bare system: $*" >&2; }
fail() { say "FAILED: $*"; exit 1; }
export DEBIAN_FRONTEND=noninteractive HOME=/root LANG=C.UTF-8

cat >/root/open_window <<'WINDOW'
"$1/ratatosk" "$2" >/root/window.log 2>&1 &
for second in $(seq 120); do
    sleep 1
    xwininfo -root -tree 2>/dev/null | grep -q '("ratatosk"' && pgrep -f "ratatosk-cli worker" >/dev/null && exit 0
done
cat /root/window.log >&2
exit 1
WINDOW
has_window() {
    apt-get install -y --no-install-recommends xvfb xauth x11-utils procps >/dev/null 2>&1
    xvfb-run -a sh /root/open_window "$1" "$2"
}
SCRIPT
}

# run_in_bare_system SCRIPT FILE SUITE [MIRROR]...: makes a bare system, copies FILE (or folder) to /root/tried there and runs the script.
run_in_bare_system() {
    local script=$1 tried=$2 suite=$3
    mmdebstrap --quiet --variant=apt --format=null \
        --customize-hook="copy-in '$tried' '$script' /root" \
        --customize-hook="mv \"\$1/root/$(basename "$tried")\" \"\$1/root/tried\"; mv \"\$1/root/$(basename "$script")\" \"\$1/root/inside\"" \
        --customize-hook='chroot "$1" sh /root/inside' \
        "$suite" /dev/null "${@:4}"
}
