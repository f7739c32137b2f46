# SPDX-FileCopyrightText: 2026 The Ratatosk developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# What is installed where, and the Debian packages of it: `resources/packaging/make_deb`. What answers is one; what trains, with LibTorch, another.
set(packaging "${CMAKE_SOURCE_DIR}/resources/packaging")
set(CMAKE_INSTALL_DEFAULT_COMPONENT_NAME answering)

install(TARGETS ratatosk ratatosk-cli RUNTIME)
install(TARGETS ratatosk_subwords LIBRARY DESTINATION lib/ratatosk) # where the programs look for it
if(RATATOSK_NEURAL)
  install(TARGETS ratatosk_engine RUNTIME_DEPENDENCY_SET linked LIBRARY DESTINATION lib/ratatosk COMPONENT training)
endif()
if(RATATOSK_NEURAL AND RATATOSK_TORCH_DIR) # of no package of the system: beside what uses it
  set_target_properties(ratatosk_engine PROPERTIES INSTALL_RPATH "$ORIGIN")
  install(RUNTIME_DEPENDENCY_SET linked DESTINATION lib/ratatosk COMPONENT training PRE_EXCLUDE_REGEXES "^ld-linux" POST_EXCLUDE_REGEXES "^/(usr/)?lib(64)?/")
  install(CODE [[
    file(GLOB linked "$ENV{DESTDIR}${CMAKE_INSTALL_PREFIX}/lib/ratatosk/*.so*")
    execute_process(COMMAND strip --strip-unneeded ${linked} COMMAND_ERROR_IS_FATAL ANY)
  ]] COMPONENT training)
  file(GLOB_RECURSE torch_licence LIST_DIRECTORIES OFF "${RATATOSK_TORCH_DIR}/../torch-*.dist-info/*LICENSE")
  list(GET torch_licence 0 torch_licence)
  install(FILES "${torch_licence}" DESTINATION share/doc/ratatosk-training COMPONENT training RENAME copyright.torch)
endif()
install(DIRECTORY "${CMAKE_SOURCE_DIR}/models/ratatosk" DESTINATION share/ratatosk/models)

install(FILES "${packaging}/org.ratatosk.Ratatosk.desktop" DESTINATION share/applications)
install(FILES "${packaging}/org.ratatosk.Ratatosk.metainfo.xml" DESTINATION share/metainfo)
install(FILES "${CMAKE_SOURCE_DIR}/resources/icons/ratatosk.svg" DESTINATION share/icons/hicolor/scalable/apps
  RENAME org.ratatosk.Ratatosk.svg)
install(FILES "${packaging}/completions/ratatosk-cli.bash" DESTINATION share/bash-completion/completions RENAME ratatosk-cli)
install(FILES "${packaging}/completions/_ratatosk-cli" DESTINATION share/zsh/vendor-completions)
install(FILES "${packaging}/completions/ratatosk-cli.fish" DESTINATION share/fish/vendor_completions.d)

# Debian keeps manual pages and changes compressed, without the time of packing.
add_custom_target(packaging)
function(install_compressed file folder name)
  set(packed "${CMAKE_BINARY_DIR}/packaging/${name}")
  add_custom_command(OUTPUT "${packed}" DEPENDS "${file}"
    COMMAND "${CMAKE_COMMAND}" -E make_directory "${CMAKE_BINARY_DIR}/packaging"
    COMMAND gzip -9nc "${file}" > "${packed}")
  add_custom_target("packaging_${name}" DEPENDS "${packed}")
  add_dependencies(packaging "packaging_${name}")
  install(FILES "${packed}" DESTINATION "${folder}")
endfunction()
install_compressed("${packaging}/ratatosk.1" share/man/man1 ratatosk.1.gz)
install_compressed("${packaging}/ratatosk-cli.1" share/man/man1 ratatosk-cli.1.gz)
install_compressed("${packaging}/changelog" share/doc/ratatosk changelog.gz)
install(FILES "${packaging}/copyright" "${CMAKE_SOURCE_DIR}/README.md" DESTINATION share/doc/ratatosk)
install(FILES "${packaging}/copyright" DESTINATION share/doc/ratatosk-training COMPONENT training)
install(FILES "${CMAKE_BINARY_DIR}/packaging/changelog.gz" DESTINATION share/doc/ratatosk-training COMPONENT training)

set(CMAKE_SKIP_INSTALL_ALL_DEPENDENCY ON) # packing does not compile the tests
set(CPACK_GENERATOR DEB)
set(CPACK_PACKAGE_VENDOR "The Ratatosk developers")
set(CPACK_PACKAGING_INSTALL_PREFIX "/usr")
set(CPACK_STRIP_FILES ON)
set(CPACK_DEBIAN_PACKAGE_MAINTAINER "The Ratatosk developers <developers@ratatosk.invalid>")
set(CPACK_DEBIAN_PACKAGE_SECTION database)
set(CPACK_DEBIAN_PACKAGE_SHLIBDEPS ON)
set(CPACK_DEBIAN_PACKAGE_CONTROL_STRICT_PERMISSION ON)
set(CPACK_DEB_COMPONENT_INSTALL ON)
set(CPACK_COMPONENTS_ALL answering)

set(CPACK_DEBIAN_ANSWERING_PACKAGE_NAME ratatosk)
set(CPACK_DEBIAN_ANSWERING_FILE_NAME DEB-DEFAULT)
set(CPACK_DEBIAN_ANSWERING_DESCRIPTION "ask a SQLite database in English, offline
Ratatosk turns a question in English into SQL, runs it on a SQLite database,
and shows the rows together with the reasons. A neural network on the own
computer does the translation: no account, no server, no graphics card.

The package holds the window, the command line and the model.")
# What no program links: words, drawings of the window. libpq is opened when a server is asked for: who reads files alone does without.
set(CPACK_DEBIAN_ANSWERING_PACKAGE_DEPENDS "wordnet-base, qt6-qpa-plugins")
set(CPACK_DEBIAN_ANSWERING_PACKAGE_RECOMMENDS "libpq5, qt6-wayland, qt6-translations-l10n")
set(CPACK_DEBIAN_ANSWERING_PACKAGE_SUGGESTS "libsecret-1-0, ratatosk-training") # where a person's desktop keeps passwords

if(RATATOSK_NEURAL)
  list(APPEND CPACK_COMPONENTS_ALL training)
  set(CPACK_DEBIAN_TRAINING_PACKAGE_NAME ratatosk-training)
  set(CPACK_DEBIAN_TRAINING_FILE_NAME DEB-DEFAULT)
  set(CPACK_DEBIAN_TRAINING_DESCRIPTION "train the networks of Ratatosk
What ratatosk-cli needs LibTorch for: it trains and fits models, and
computes networks of other kinds than the one that comes with Ratatosk.
Answers with that one do without.")
  set(CPACK_DEBIAN_TRAINING_PACKAGE_DEPENDS "ratatosk (= ${PROJECT_VERSION}), libopenblas0-pthread | libopenblas0") # for fast products of matrices
endif()
include(CPack)
