// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/answer/help_with_sql/given_parameters.h"

#include "core/answer/help_with_sql/sql_parameters.h"

#include <fmt/format.h>
#include <fmt/ranges.h>

#include <algorithm>
#include <iterator>

namespace ratatosk {

namespace {

constexpr std::string_view signsOfParameters = ":@$?";

bool isNamed(std::string_view parameter, std::string_view name)
{
    if (parameter == name)
        return true;
    const bool hasSign = signsOfParameters.find(name.front()) != std::string_view::npos;
    return !hasSign && parameter.substr(1) == name;
}

Error notThere(std::string_view name, const std::vector<std::string>& parameters)
{
    if (parameters.empty())
        return {ErrorCode::InvalidArgument, fmt::format("The statement has no parameters, so \"{}\" cannot be set.", name)};
    return {ErrorCode::InvalidArgument,
            fmt::format("The statement has no parameter \"{}\"; it has {}.", name, fmt::join(parameters, ", "))};
}

Result<void> addGiven(ParameterValues& values, const std::string& text, const std::vector<std::string>& parameters)
{
    const auto equals = text.find('=');
    if (equals == std::string::npos || equals == 0)
        return Error{ErrorCode::InvalidArgument, fmt::format("\"{}\" does not have the form NAME=VALUE.", text)};
    const std::string name = text.substr(0, equals);
    bool isThere = false;
    for (const std::string& parameter : parameters) {
        if (!isNamed(parameter, name))
            continue;
        isThere = true;
        if (!values.emplace(parameter, typedValue(std::string_view(text).substr(equals + 1))).second)
            return Error{ErrorCode::InvalidArgument, fmt::format("The parameter {} has two values.", parameter)};
    }
    return isThere ? Result<void>() : notThere(name, parameters);
}

} // namespace

Result<ParameterValues> givenParameters(std::string_view sql, const std::vector<std::string>& given)
{
    ParameterValues values;
    const std::vector<std::string> parameters = parametersIn(sql);
    for (const std::string& text : given) {
        if (const auto added = addGiven(values, text, parameters); !added)
            return added.error();
    }
    std::vector<std::string> missing;
    std::ranges::copy_if(parameters, std::back_inserter(missing), [&](const std::string& name) { return !values.contains(name); });
    if (!given.empty() && !missing.empty())
        return Error{ErrorCode::InvalidArgument,
                     fmt::format("The statement has {} without a value: {}.", missing.size() == 1 ? "a parameter" : "parameters",
                                 fmt::join(missing, ", "))};
    return values;
}

} // namespace ratatosk
