# SPDX-FileCopyrightText: 2026 The Ratatosk developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What software centres and menus read, checked by their own tools where they are installed.
set(packaging "${CMAKE_SOURCE_DIR}/resources/packaging")
find_program(APPSTREAMCLI appstreamcli)
if(APPSTREAMCLI)
  add_test(NAME resources/metainfo COMMAND "${APPSTREAMCLI}" validate --no-net "${packaging}/org.ratatosk.Ratatosk.metainfo.xml")
endif()
find_program(DESKTOP_FILE_VALIDATE desktop-file-validate)
if(DESKTOP_FILE_VALIDATE)
  add_test(NAME resources/desktop_file COMMAND "${DESKTOP_FILE_VALIDATE}" "${packaging}/org.ratatosk.Ratatosk.desktop")
endif()
