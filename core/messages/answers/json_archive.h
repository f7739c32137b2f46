// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/messages/answers/answer_fields.h"
#include "core/messages/answers/enum_names.h"

#include <algorithm>
#include <concepts>
#include <cstdint>
#include <cstring>
#include <limits>
#include <string>
#include <string_view>
#include <type_traits>
#include <utility>
#include <vector>

#include <nlohmann/json.hpp>

// Between plain values and JSON, driven by answer_fields.h. Only this folder's sources include it: it brings in nlohmann-json.

namespace ratatosk {

/// Fields in the order written, as people read them.
using Json = nlohmann::ordered_json;

/// Schema references and counts are written as integers.
template <class T>
concept Identifier = std::same_as<T, ColumnId> || std::same_as<T, TableId>;

/// Writes values. Maps go to `body` as raw numbers in this machine's byte order, with their length in the JSON. Texts beyond ASCII go
/// there too, since cells and file names need not be UTF-8 and JSON must be. Without a body maps are left out and texts stay.
class JsonWriter
{
public:
    explicit JsonWriter(std::string* body) : m_body(body) {}

    template <class T>
    Json write(const T& value)
    {
        if constexpr (std::is_arithmetic_v<T>)
            return value;
        else if constexpr (std::same_as<T, std::string>)
            return m_body && !isAscii(value) ? Json{{"bytes", append(value)}} : Json(value);
        else if constexpr (Identifier<T>)
            return index(value);
        else if constexpr (std::is_enum_v<T>)
            return nameOf(value);
        else if constexpr (std::same_as<T, Cell>)
            return std::visit([&](const auto& stored) { return writeCell(stored); }, value);
        else {
            JsonWriter object(m_body);
            fields(object, value);
            return std::move(object.m_object);
        }
    }

    template <class T>
    Json write(const std::vector<T>& values)
    {
        Json array = Json::array();
        for (const T& value : values)
            array.push_back(write(value));
        return array;
    }

    template <class T>
    void operator()(const char* name, const T& value)
    {
        m_object[name] = write(value);
    }

    template <class Numbers>
    void map(const char* name, const Numbers& numbers)
    {
        if (m_body)
            m_object[name] = append(numbers);
    }

private:
    static Json writeCell(Null) { return nullptr; }
    static Json writeCell(const Blob&) { return "BLOB"; } // a preview has none

    template <class T>
    Json writeCell(const T& stored)
    {
        return write(stored);
    }

    static bool isAscii(const std::string& text)
    {
        return std::all_of(text.begin(), text.end(), [](char byte) { return static_cast<unsigned char>(byte) < 0x80; });
    }

    /// Returns the length, which is all that the JSON keeps of it.
    template <class Numbers>
    std::size_t append(const Numbers& numbers)
    {
        m_body->append(reinterpret_cast<const char*>(numbers.data()), numbers.size() * sizeof(numbers[0]));
        return numbers.size();
    }

    std::string* m_body;
    Json m_object = Json::object();
};

/// What all readers of one message share: the rest of the body, and what was wrong first (empty: nothing).
struct ReadState {
    std::string_view body;
    std::string failure;
    int depth = 0;
};

/// Reads values that others wrote; a failure leaves the value half filled and is kept in the state.
class JsonReader
{
public:
    JsonReader(const Json& node, ReadState& state) : m_node(node), m_state(state) {}

    /// Trees are refused below this depth, so that reading them needs little stack.
    static constexpr int kMaxDepth = 200;

    template <class T>
    void read(T& value)
    {
        if constexpr (std::same_as<T, bool>)
            readExactly(value);
        else if constexpr (std::same_as<T, std::string>)
            m_node.is_object() ? map("bytes", value) : readExactly(value);
        else if constexpr (std::is_floating_point_v<T>)
            value = m_node.is_number() ? m_node.get<T>() : std::numeric_limits<T>::quiet_NaN(); // JSON has no other NaN than null
        else if constexpr (std::is_integral_v<T>)
            readInteger(value);
        else if constexpr (Identifier<T>)
            readIdentifier(value);
        else if constexpr (std::is_enum_v<T>)
            readName(value);
        else if constexpr (std::same_as<T, Cell>)
            readCell(value);
        else
            readObject(value);
    }

    template <class T>
    void read(std::vector<T>& values)
    {
        if (!m_node.is_array())
            return fail("an array is missing");
        for (const Json& node : m_node) {
            if (!m_state.failure.empty())
                return;
            JsonReader(node, m_state).read(values.emplace_back());
        }
    }

    template <class T>
    void operator()(const char* name, T& value)
    {
        if (const Json* node = child(name))
            JsonReader(*node, m_state).read(value);
    }

    /// Takes the next numbers of the body.
    template <class Numbers>
    void map(const char* name, Numbers& numbers)
    {
        constexpr std::size_t size = sizeof(numbers[0]);
        std::uint32_t count = 0;
        (*this)(name, count);
        if (count > m_state.body.size() / size)
            return fail("a map is cut off");
        numbers.resize(count);
        if (count > 0)
            std::memcpy(numbers.data(), m_state.body.data(), count * size);
        m_state.body.remove_prefix(count * size);
    }

private:
    void fail(std::string why)
    {
        if (m_state.failure.empty())
            m_state.failure = std::move(why);
    }

    const Json* child(const char* name)
    {
        const auto found = m_node.find(name); // end() for anything but an object
        if (found != m_node.end())
            return &*found;
        fail(std::string("the field \"") + name + "\" is missing");
        return nullptr;
    }

    template <class T>
    void readExactly(T& value)
    {
        if (const auto* stored = m_node.get_ptr<const T*>())
            value = *stored;
        else
            fail("a field has another type than expected");
    }

    template <class T>
    void readInteger(T& value)
    {
        if (m_node.is_number_unsigned() && std::in_range<T>(m_node.get<std::uint64_t>()))
            value = m_node.get<T>();
        else if (m_node.is_number_integer() && !m_node.is_number_unsigned() && std::in_range<T>(m_node.get<std::int64_t>()))
            value = m_node.get<T>();
        else
            fail("an integer is missing or out of range");
    }

    template <Identifier T>
    void readIdentifier(T& value)
    {
        int number = 0;
        readInteger(number);
        value = T{number};
    }

    template <class Enum>
    void readName(Enum& value)
    {
        const auto names = enumNames<Enum>();
        const std::string* name = m_node.get_ptr<const std::string*>();
        const auto found = name ? std::find(names.begin(), names.end(), *name) : names.end();
        if (found == names.end())
            return fail("a name is unknown");
        value = static_cast<Enum>(found - names.begin());
    }

    void readCell(Cell& value)
    {
        if (m_node.is_null())
            value = Null();
        else if (m_node.is_number_float())
            value = m_node.get<double>();
        else if (m_node.is_number())
            readInteger(value.emplace<std::int64_t>());
        else
            read(value.emplace<std::string>());
    }

    template <class T>
    void readObject(T& value)
    {
        if (++m_state.depth > kMaxDepth)
            fail("a tree is too deep");
        else
            fields(*this, value);
        --m_state.depth;
    }

    const Json& m_node;
    ReadState& m_state;
};

} // namespace ratatosk
