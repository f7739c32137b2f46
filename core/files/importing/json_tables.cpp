// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/importing/json_tables.h"

#include "core/english/language/lemmatizer.h"
#include "core/files/importing/column_names.h"
#include "core/files/importing/json_records.h"

#include <fmt/format.h>

#include <algorithm>
#include <map>
#include <memory>
#include <unordered_set>

namespace ratatosk {

namespace {

using Json = nlohmann::ordered_json;

/// A scalar of a record by its flattened name.
struct NamedCell {
    std::string name;
    std::string text;
    bool isNull = false;
};

/// One table of the file, as far as the first pass has seen it.
struct JsonTable {
    std::string path; ///< the names of the lists that lead to it
    std::string name;
    std::string parent = {}; ///< path; empty: none
    bool hasParent = false;
    bool hasChildren = false;
    std::vector<std::string> columns = {};
    std::map<std::string, std::size_t, std::less<>> places = {}; ///< of the columns
    bool hasOwnKey = true;                                       ///< every record so far has an id of its own
    std::unordered_set<std::string> keys = {};
    std::int64_t rows = 0;
};

using JsonTables = std::vector<std::unique_ptr<JsonTable>>;

/// One row on its way: of which list, under which key of the parent's row, and what it holds.
struct JsonRow {
    const std::string& path;
    const std::string& parentPath;
    const std::string& parentKey;
    const std::vector<NamedCell>& cells;
    bool hasChildren = false;
};
/// Returns the key of the row.
using JsonRowSink = std::function<std::string(const JsonRow&)>;

constexpr const char* kOwnKey = "id";
constexpr const char* kMadeKey = "row_id"; ///< where records have no id of their own
constexpr const char* kScalar = "";        ///< the name of what a list of plain values holds

std::string scalarText(const Json& value)
{
    std::string text = value.is_string() ? value.get<std::string>() : value.is_null() ? std::string() : value.dump();
    std::erase(text, '\0');
    return text;
}

void flatten(const Json& value, const std::string& name, std::vector<NamedCell>& cells,
             std::vector<std::pair<std::string, const Json*>>& lists)
{
    if (value.is_array()) {
        lists.emplace_back(name, &value);
    } else if (value.is_object()) {
        for (const auto& [key, member] : value.items())
            flatten(member, name.empty() ? key : fmt::format("{}_{}", name, key), cells, lists);
    } else {
        cells.push_back({name, scalarText(value), value.is_null()});
    }
}

/// A record and what is listed in it, the record first.
void walk(const Json& record, const std::string& path, const std::string& parentPath, const std::string& parentKey, const JsonRowSink& sink)
{
    std::vector<NamedCell> cells;
    std::vector<std::pair<std::string, const Json*>> lists;
    for (std::size_t i = 0; record.is_array() && i < record.size(); ++i) // a row of plain cells
        flatten(record[i], "column_" + std::to_string(i + 1), cells, lists);
    if (!record.is_array())
        flatten(record, kScalar, cells, lists);
    std::erase_if(lists, [](const auto& list) { return list.second->empty(); });
    const std::string key = sink({path, parentPath, parentKey, cells, !lists.empty()});
    for (const auto& [name, list] : lists) {
        const std::string childPath = fmt::format("{}/{}", path, name);
        for (const Json& element : *list)
            walk(element, childPath, path, key, sink);
    }
}

/// "order" of "Orders".
std::string singularOf(const std::string& name)
{
    const std::size_t begin = name.find_last_of('_') + 1;
    return name.substr(0, begin) + nounLemma(name.substr(begin));
}

std::string lastName(const std::string& path, const std::string& fallback)
{
    const std::string name = path.substr(path.find_last_of('/') + 1);
    return name.empty() ? fallback : tableName(name);
}

/// What is needed to read the file again.
struct JsonSource {
    std::filesystem::path file;
    TextEncoding encoding;
    JsonForm form;
    ImportPace* pace;

    Result<void> pass(const JsonRowSink& sink) const
    {
        auto text = TextFile::open(file, encoding, *pace);
        if (!text)
            return text.error();
        return passRecords(*text, form, *pace, [&](const std::string& list, const Json& record) -> Result<void> {
            walk(record, list, {}, {}, sink);
            return {};
        });
    }
};

const std::string* ownKeyOf(const std::vector<NamedCell>& cells)
{
    const auto found = std::ranges::find(cells, kOwnKey, &NamedCell::name);
    return found == cells.end() || found->text.empty() ? nullptr : &found->text;
}

JsonTable& tableAt(JsonTables& tables, const JsonRow& row, const std::string& stem)
{
    const auto found = std::ranges::find_if(tables, [&](const auto& table) { return table->path == row.path; });
    if (found != tables.end())
        return **found;
    tables.push_back(std::make_unique<JsonTable>(JsonTable{.path = row.path, .name = lastName(row.path, stem)}));
    tables.back()->parent = row.parentPath;
    tables.back()->hasParent = row.path.find('/') != std::string::npos;
    return *tables.back();
}

void note(JsonTable& table, const JsonRow& row)
{
    constexpr std::size_t mostKeys = 2'000'000;
    ++table.rows;
    table.hasChildren = table.hasChildren || row.hasChildren;
    for (const NamedCell& cell : row.cells) {
        if (table.places.try_emplace(cell.name, table.columns.size()).second)
            table.columns.push_back(cell.name);
    }
    const std::string* key = ownKeyOf(row.cells);
    table.hasOwnKey = table.hasOwnKey && key && table.keys.size() < mostKeys && table.keys.insert(*key).second;
}

/// The keys as later passes have them: the row's own where all rows have one, else its number.
std::string keyOf(const JsonTable& table, const JsonRow& row, std::int64_t number)
{
    return table.hasOwnKey ? *ownKeyOf(row.cells) : std::to_string(number);
}

bool hasMadeKey(const JsonTable& table)
{
    return table.hasChildren && !table.hasOwnKey;
}

std::vector<std::string> headingOf(const JsonTables& tables, const JsonTable& table)
{
    std::vector<std::string> heading;
    if (table.hasParent) {
        const auto parent = std::ranges::find_if(tables, [&](const auto& other) { return other->path == table.parent; });
        heading.push_back(singularOf((*parent)->name) + "_id");
    }
    if (hasMadeKey(table))
        heading.emplace_back(kMadeKey);
    for (const std::string& column : table.columns)
        heading.push_back(column == kScalar ? singularOf(table.name) : column);
    return heading;
}

Result<void> passTable(const JsonSource& source, const JsonTables& tables, const JsonTable& wanted, const RowSink& sink)
{
    const std::vector<std::string> heading = headingOf(tables, wanted);
    if (auto taken = sink(std::vector<std::string_view>(heading.begin(), heading.end())); !taken)
        return taken;
    std::map<std::string, std::int64_t, std::less<>> numbers;
    Result<void> outcome;
    auto passed = source.pass([&](const JsonRow& row) {
        const auto table = std::ranges::find_if(tables, [&](const auto& other) { return other->path == row.path; });
        const std::string key = keyOf(**table, row, ++numbers[row.path]);
        if (table->get() != &wanted || !outcome)
            return key;
        std::vector<std::string_view> cells(heading.size());
        std::size_t first = 0;
        if (wanted.hasParent)
            cells[first++] = row.parentKey;
        if (hasMadeKey(wanted))
            cells[first++] = key;
        for (const NamedCell& cell : row.cells)
            cells[first + wanted.places.find(cell.name)->second] = cell.isNull ? std::string_view() : std::string_view(cell.text);
        outcome = sink(cells);
        return key;
    });
    return outcome ? passed : outcome;
}

Result<void> survey(const JsonSource& source, const std::string& stem, JsonTables& tables)
{
    return source.pass([&](const JsonRow& row) {
        note(tableAt(tables, row, stem), row);
        return std::string();
    });
}

} // namespace

Result<std::vector<RowTable>> jsonTables(const std::filesystem::path& file, DataFormat format, ImportPace& pace)
{
    const auto encoding = textEncodingOf(file, pace);
    if (!encoding)
        return encoding.error();
    auto text = TextFile::open(file, *encoding, pace);
    const auto sample = text ? text->next() : Result<std::string_view>(text.error());
    if (!sample)
        return sample.error();
    const JsonForm other = otherFormOf(*sample);
    JsonSource source{file, *encoding, jsonFormOf(format, *sample), &pace};
    const std::string stem = tableName(stemOf(file));
    const auto tables = std::make_shared<JsonTables>();
    auto surveyed = survey(source, stem, *tables);
    const bool isNoJson = !surveyed && surveyed.error().code == ErrorCode::NotADatabase;
    if (isNoJson && source.form == JsonForm::Whole && other != JsonForm::Whole) {
        source.form = other;
        tables->clear();
        if (survey(source, stem, *tables))
            surveyed = {};
    }
    if (!surveyed)
        return surveyed.error();
    std::vector<RowTable> result;
    for (const auto& table : *tables) {
        table->keys.clear();
        const auto parent = std::ranges::find_if(*tables, [&](const auto& other) { return other->path == table->parent; });
        RowTable rows{.name = table->name, .heading = RowTable::Heading::Sure};
        rows.pass = [source, tables, wanted = table.get()](const RowSink& sink) { return passTable(source, *tables, *wanted, sink); };
        if (table->hasParent)
            rows.parent = ParentKey{(*parent)->name, (*parent)->hasOwnKey ? kOwnKey : kMadeKey};
        result.push_back(std::move(rows));
    }
    if (result.empty())
        return Error{ErrorCode::NotADatabase, "it contains no object"};
    return result;
}

} // namespace ratatosk
