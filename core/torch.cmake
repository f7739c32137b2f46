# SPDX-FileCopyrightText: 2026 The Ratatosk developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# LibTorch from Debian 1.13 to 2.15. A pip-installed torch is linked by hand: its CMake package asks for CUDA's toolkit.
add_library(ratatosk_torch INTERFACE)
if(RATATOSK_TORCH_DIR)
  # Its headers bring a {fmt} of their own, newer than the one we link: ours must be found first.
  find_path(FMT_HEADERS fmt/format.h REQUIRED)
  file(MAKE_DIRECTORY "${CMAKE_BINARY_DIR}/own_fmt")
  file(CREATE_LINK "${FMT_HEADERS}/fmt" "${CMAKE_BINARY_DIR}/own_fmt/fmt" SYMBOLIC)
  target_include_directories(ratatosk_torch SYSTEM INTERFACE "${CMAKE_BINARY_DIR}/own_fmt"
    "${RATATOSK_TORCH_DIR}/include" "${RATATOSK_TORCH_DIR}/include/torch/csrc/api/include")
  find_library(TORCH_CPU_LIBRARY torch_cpu PATHS "${RATATOSK_TORCH_DIR}/lib" NO_DEFAULT_PATH REQUIRED)
  find_library(TORCH_C10_LIBRARY c10 PATHS "${RATATOSK_TORCH_DIR}/lib" NO_DEFAULT_PATH REQUIRED)
  target_link_libraries(ratatosk_torch INTERFACE "${TORCH_CPU_LIBRARY}" "${TORCH_C10_LIBRARY}")
  # CUDA's half registers itself when it is loaded, so it must stay although nothing names it.
  find_library(TORCH_CUDA_LIBRARY torch_cuda PATHS "${RATATOSK_TORCH_DIR}/lib" NO_DEFAULT_PATH)
  find_library(TORCH_C10_CUDA_LIBRARY c10_cuda PATHS "${RATATOSK_TORCH_DIR}/lib" NO_DEFAULT_PATH)
  find_library(CUDA_RUNTIME_LIBRARY NAMES cudart libcudart.so.13 libcudart.so.12)
  option(RATATOSK_CUDA "Link the CUDA half of a pip-installed torch" OFF)
  if(RATATOSK_CUDA)
    target_link_libraries(ratatosk_torch INTERFACE -Wl,--no-as-needed "${TORCH_CUDA_LIBRARY}" "${TORCH_C10_CUDA_LIBRARY}")
  endif()
else()
  find_package(Torch REQUIRED)
  target_include_directories(ratatosk_torch SYSTEM INTERFACE ${TORCH_INCLUDE_DIRS})
  target_link_libraries(ratatosk_torch INTERFACE ${TORCH_LIBRARIES})
endif()
# at::parallel_for is a template: where OpenMP is off, it runs on one thread without a word.
target_compile_options(ratatosk_torch INTERFACE -fopenmp)
target_link_options(ratatosk_torch INTERFACE -fopenmp)
