# SPDX-FileCopyrightText: 2026 The Ratatosk developers
# SPDX-License-Identifier: GPL-3.0-or-later
#
# Compiles resources/samples/*.sql and their questions into ratatosk_files_opening, as files/opening/sample_texts.h declares them.
file(GLOB scripts CONFIGURE_DEPENDS "${CMAKE_SOURCE_DIR}/resources/samples/*.sql")
set(entries "")
foreach(script IN LISTS scripts)
  get_filename_component(name "${script}" NAME_WE)
  set(questions "${CMAKE_SOURCE_DIR}/resources/samples/${name}.questions.json")
  set_property(DIRECTORY APPEND PROPERTY CMAKE_CONFIGURE_DEPENDS "${script}" "${questions}")
  file(READ "${script}" script_text)
  file(READ "${questions}" questions_text)
  string(APPEND entries "    {\"${name}\", R\"sample(${script_text})sample\", R\"sample(${questions_text})sample\"},\n")
endforeach()
set(sample_texts "${CMAKE_CURRENT_BINARY_DIR}/sample_texts.cpp")
file(CONFIGURE OUTPUT "${sample_texts}" @ONLY CONTENT [[
#include "core/files/opening/sample_texts.h"

namespace ratatosk {

static constexpr SampleText kSamples[] = {
@entries@};

std::span<const SampleText> sampleTexts()
{
    return kSamples;
}

} // namespace ratatosk
]])
target_sources(ratatosk_files_opening PRIVATE "${sample_texts}")
