// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <fmt/format.h>
#include <nlohmann/json.hpp>

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

// Structures to and from JSON objects through one list of their fields, which a writer and a reader visit alike. Only this folder's
// sources include it: it brings in nlohmann-json.

namespace ratatosk {

/// What a number may be, both ends included.
template <class Number>
struct Range {
    Number least;
    Number most;
};

/// The names of an enum's values.
template <class Enum, size_t size>
using EnumNames = std::array<std::pair<std::string_view, Enum>, size>;

/// Writes each visited field.
class FieldWriter
{
public:
    template <class Number>
    void operator()(const char* key, const Number& value, Range<Number>)
    {
        m_object[key] = value;
    }
    /// A field that came later: readers do without, writers write it.
    template <class Number>
    void optional(const char* key, const Number& value, Range<Number>)
    {
        m_object[key] = value;
    }
    void optional(const char* key, const bool& value) { m_object[key] = value; }
    void optional(const char* key, const std::vector<int>& value, Range<int> range) { (*this)(key, value, range); }
    template <class Enum, size_t size>
    void optional(const char* key, const Enum& value, const EnumNames<Enum, size>& names)
    {
        (*this)(key, value, names);
    }
    template <class Fields>
    void optionalInside(const char* key, Fields visitFields)
    {
        inside(key, visitFields);
    }
    void operator()(const char* key, const std::string& value) { m_object[key] = value; }
    void operator()(const char* key, const bool& value) { m_object[key] = value; }
    void operator()(const char* key, const std::vector<std::string>& value) { m_object[key] = value; }
    void operator()(const char* key, const std::vector<int>& value, Range<int>) { m_object[key] = value; }
    template <class Enum, size_t size>
    void operator()(const char* key, const Enum& value, const EnumNames<Enum, size>& names)
    {
        m_object[key] = std::ranges::find(names, value, [](const auto& entry) { return entry.second; })->first;
    }
    template <class Fields>
    void inside(const char* key, Fields visitFields)
    {
        FieldWriter inner;
        visitFields(inner);
        m_object[key] = std::move(inner.m_object);
    }

    const nlohmann::ordered_json& object() const { return m_object; }

private:
    nlohmann::ordered_json m_object = nlohmann::ordered_json::object();
};

/// Fills each visited field from an object that has exactly these keys. Remembers the first thing that is wrong.
class FieldReader
{
public:
    explicit FieldReader(const nlohmann::json& object) : m_object(object)
    {
        if (!object.is_object())
            fail("is not a JSON object");
    }

    template <class Number>
    void operator()(const char* key, Number& value, Range<Number> range)
    {
        const nlohmann::json* found = find(key);
        if (!found)
            return;
        const bool fits = std::is_integral_v<Number> ? found->is_number_integer() : found->is_number();
        if (!fits || !(found->get<double>() >= range.least && found->get<double>() <= range.most))
            return fail(fmt::format("'{}' must be a number from {} to {}", key, range.least, range.most));
        value = found->get<Number>();
    }
    template <class Number>
    void optional(const char* key, Number& value, Range<Number> range)
    {
        if (m_object.contains(key))
            (*this)(key, value, range);
    }
    void optional(const char* key, bool& value)
    {
        if (m_object.contains(key))
            (*this)(key, value);
    }
    void optional(const char* key, std::vector<int>& value, Range<int> range)
    {
        if (m_object.contains(key))
            (*this)(key, value, range);
    }
    template <class Enum, size_t size>
    void optional(const char* key, Enum& value, const EnumNames<Enum, size>& names)
    {
        if (m_object.contains(key))
            (*this)(key, value, names);
    }
    template <class Fields>
    void optionalInside(const char* key, Fields visitFields)
    {
        if (m_object.contains(key))
            inside(key, visitFields);
    }
    void operator()(const char* key, std::string& value)
    {
        const nlohmann::json* found = find(key);
        if (found && !found->is_string())
            fail(fmt::format("'{}' must be a text", key));
        else if (found)
            value = found->get<std::string>();
    }
    void operator()(const char* key, bool& value)
    {
        const nlohmann::json* found = find(key);
        if (found && !found->is_boolean())
            fail(fmt::format("'{}' must be true or false", key));
        else if (found)
            value = found->get<bool>();
    }
    void operator()(const char* key, std::vector<std::string>& value)
    {
        const nlohmann::json* found = find(key);
        if (!found)
            return;
        const auto isText = [](const nlohmann::json& element) { return element.is_string(); };
        if (!found->is_array() || !std::ranges::all_of(*found, isText))
            return fail(fmt::format("'{}' must be a list of texts", key));
        value = found->get<std::vector<std::string>>();
    }
    void operator()(const char* key, std::vector<int>& value, Range<int> range)
    {
        const nlohmann::json* found = find(key);
        if (!found)
            return;
        const auto fits = [&](const nlohmann::json& element) {
            return element.is_number_integer() && element.get<double>() >= range.least && element.get<double>() <= range.most;
        };
        if (!found->is_array() || !std::ranges::all_of(*found, fits))
            return fail(fmt::format("'{}' must be a list of numbers from {} to {}", key, range.least, range.most));
        value = found->get<std::vector<int>>();
    }
    template <class Enum, size_t size>
    void operator()(const char* key, Enum& value, const EnumNames<Enum, size>& names)
    {
        const nlohmann::json* found = find(key);
        if (!found)
            return;
        const auto entry = std::ranges::find_if(names, [&](const auto& candidate) { return *found == candidate.first; });
        if (entry == names.end())
            return fail(fmt::format("'{}' has an unknown value", key));
        value = entry->second;
    }
    template <class Fields>
    void inside(const char* key, Fields visitFields)
    {
        const nlohmann::json* found = find(key);
        if (!found)
            return;
        FieldReader inner(*found);
        visitFields(inner);
        if (const Result<void> outcome = inner.finish(); !outcome)
            fail(fmt::format("in '{}': {}", key, outcome.error().detail));
    }

    /// ModelInvalid with the first problem, a key that nobody visited included.
    Result<void> finish() const
    {
        if (m_problem)
            return Error{ErrorCode::ModelInvalid, *m_problem};
        for (const auto& [key, value] : m_object.items())
            if (!m_visited.contains(key))
                return Error{ErrorCode::ModelInvalid, fmt::format("unknown key '{}'", key)};
        return {};
    }

private:
    const nlohmann::json* find(const char* key)
    {
        m_visited.insert(key);
        const auto found = m_object.find(key);
        if (found != m_object.end())
            return &*found;
        fail(fmt::format("'{}' is missing", key));
        return nullptr;
    }
    void fail(std::string problem)
    {
        if (!m_problem)
            m_problem = std::move(problem);
    }

    const nlohmann::json& m_object;
    std::set<std::string, std::less<>> m_visited;
    std::optional<std::string> m_problem;
};

/// Fills the fields of `structure` that `visitFields(structure, visitor)` names from an object that may leave some out: those keep what
/// they have. Error: InvalidData, as FieldReader says it.
template <class Structure, class VisitFields>
Result<void> readGivenFields(const nlohmann::json& given, Structure& structure, VisitFields visitFields)
{
    FieldWriter present;
    visitFields(std::as_const(structure), present);
    nlohmann::json whole = nlohmann::json::parse(present.object().dump());
    whole.merge_patch(given);
    FieldReader reader(whole);
    visitFields(structure, reader);
    return reader.finish();
}

} // namespace ratatosk
