// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/experiments/logic/logic_examples.h"
#include "core/experiments/phrase/logic_recipe.h"

#include <fstream>

// A language of questions that a small network learns in seconds, for the tests of this folder.

namespace ratatosk::made_up {

/// "which KIND is near NAME" and "how ATTRIBUTE is NAME", all combinations, and which of two comes first matters.
inline std::vector<logic::Example> examples()
{
    const std::vector<std::string> kinds{"city", "river", "state"}, attributes{"long", "high"}, names{"c0", "s0", "s1", "r0"};
    std::vector<logic::Example> result;
    for (const std::string& name : names) {
        for (const std::string& kind : kinds)
            result.push_back({{"which", kind, "is", "near", name},
                              logic::wordsOf("( lambda $0 e ( and ( " + kind + ":t $0 ) ( next_to:t $0 " + name + " ) ) )")});
        for (const std::string& attribute : attributes)
            result.push_back({{"how", attribute, "is", name}, {"(", attribute + ":i", name, ")"}});
    }
    return result;
}

inline void write(const std::filesystem::path& file)
{
    std::ofstream stream(file);
    for (const logic::Example& example : examples())
        stream << logic::textOf(example.question) << '\t' << logic::textOf(example.form) << '\n';
}

inline LogicShape shape()
{
    LogicShape shape;
    shape.width = 32;
    shape.heads = 4;
    shape.innerSize = 64;
    shape.encoderLayers = shape.decoderLayers = 2;
    shape.gramSizes = {0, 2, 3, 3};
    shape.dropout = 0;
    return shape;
}

} // namespace ratatosk::made_up
