# SPDX-FileCopyrightText: 2026 The Ratatosk developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Trainings in several processes need LibTorch's c10d with Gloo, and Gloo's headers (libgloo-dev; a pip-installed torch would have to bring
# those of its own Gloo along). Where they are not, `train --processes` says so.
include(CheckCXXSourceCompiles)

if(RATATOSK_TORCH_DIR)
  find_path(GLOO_HEADERS gloo/algorithm.h PATHS "${RATATOSK_TORCH_DIR}/include" NO_DEFAULT_PATH)
else()
  find_path(GLOO_HEADERS gloo/algorithm.h)
endif()
if(GLOO_HEADERS)
  get_target_property(CMAKE_REQUIRED_INCLUDES ratatosk_torch INTERFACE_INCLUDE_DIRECTORIES)
  get_target_property(CMAKE_REQUIRED_LIBRARIES ratatosk_torch INTERFACE_LINK_LIBRARIES)
  list(APPEND CMAKE_REQUIRED_INCLUDES "${GLOO_HEADERS}")
  set(CMAKE_REQUIRED_DEFINITIONS -DUSE_C10D_GLOO)
  check_cxx_source_compiles("
    #include <torch/csrc/distributed/c10d/ProcessGroupGloo.hpp>
    #include <torch/csrc/distributed/c10d/TCPStore.hpp>
    int main() { return c10d::ProcessGroupGloo::createDefaultDevice() ? 0 : 1; }" RATATOSK_HAS_PROCESS_GROUPS)
  unset(CMAKE_REQUIRED_INCLUDES)
  unset(CMAKE_REQUIRED_LIBRARIES)
  unset(CMAKE_REQUIRED_DEFINITIONS)
endif()
if(RATATOSK_HAS_PROCESS_GROUPS)
  set_source_files_properties(training/process_group.cpp PROPERTIES COMPILE_DEFINITIONS "RATATOSK_HAS_PROCESS_GROUPS;USE_C10D_GLOO" SKIP_PRECOMPILE_HEADERS ON)
endif()
