// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/wikisql_types.h"

namespace ratatosk {
namespace {

std::string ending(const std::string& header)
{
    return "... " + header.substr(header.rfind(' ') + 1); // npos + 1 == 0
}

/// Spider calls dates a type of their own, and WikiSQL text.
bool isMoment(const std::string& header)
{
    return header.find("date") != std::string::npos;
}

} // namespace

void WikiSqlTypes::learn(const std::string& header, ColumnType type)
{
    for (const std::string& key : {header, ending(header)}) {
        Votes& votes = m_votes[key];
        ++(type == ColumnType::Number ? votes.numbers : votes.others);
    }
}

ColumnType WikiSqlTypes::of(const std::string& header) const
{
    for (const std::string& key : {header, ending(header)}) {
        const auto votes = m_votes.find(key);
        if (votes == m_votes.end())
            continue;
        if (votes->second.numbers > votes->second.others)
            return ColumnType::Number;
        break;
    }
    return isMoment(header) ? ColumnType::Time : ColumnType::Text;
}

} // namespace ratatosk
