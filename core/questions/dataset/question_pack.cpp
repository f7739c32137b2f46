// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/questions/dataset/question_pack.h"

#include "core/questions/dataset/json_records.h"

#include <algorithm>
#include <array>
#include <string_view>

namespace ratatosk {
namespace {

namespace fs = std::filesystem;

std::string wordingOf(std::size_t place, std::size_t count)
{
    static constexpr std::array<const char*, 3> names{"careful", "casual", "terse"};
    return names.at(count == names.size() ? place : std::min<std::size_t>(place, 1));
}

/// "plain/careful"
void splitKind(PackQuestion& question, const std::string& kind)
{
    const std::size_t slash = kind.find('/');
    question.kind = kind.substr(0, slash);
    question.wording = slash == std::string::npos ? std::string() : kind.substr(slash + 1);
}

bool isOneRecord(const PackQuestion& left, const PackQuestion& right)
{
    return left.database == right.database && left.query == right.query && left.kind == right.kind;
}

Result<void> readArray(QuestionPack& pack, const fs::path& file)
{
    return forEachRecord(file, [&](const nlohmann::json& record) -> Result<void> {
        PackQuestion question{.database = record.at("db_id"), .question = record.at("question"), .query = record.at("query")};
        splitKind(question, record.value("kind", std::string()));
        const bool isNext = !pack.questions.empty() && isOneRecord(pack.questions.back(), question);
        question.record = pack.questions.empty() ? 0 : pack.questions.back().record + (isNext ? 0 : 1);
        pack.questions.push_back(std::move(question));
        return {};
    });
}

Result<void> readLines(QuestionPack& pack, const fs::path& file)
{
    int records = 0;
    return forEachLine(file, [&](const nlohmann::json& record) -> Result<void> {
        const nlohmann::json& wordings = record.at("questions");
        for (std::size_t i = 0; i < wordings.size(); ++i)
            pack.questions.push_back({.database = record.at("db_id"),
                                      .question = wordings[i],
                                      .query = record.at("query"),
                                      .kind = record.value("kind", std::string()),
                                      .wording = wordingOf(i, wordings.size()),
                                      .record = records});
        ++records;
        return {};
    });
}

} // namespace

std::vector<std::string> QuestionPack::databases() const
{
    std::vector<std::string> ids;
    for (const PackQuestion& question : questions)
        if (std::ranges::find(ids, question.database) == ids.end())
            ids.push_back(question.database);
    return ids;
}

Result<QuestionPack> readQuestionPack(const fs::path& given)
{
    std::error_code failure;
    const fs::path file = fs::is_directory(given, failure) ? given / "questions.json" : given;
    QuestionPack pack{.folder = file.parent_path()};
    const std::string around = fs::absolute(file).parent_path().filename().string();
    pack.name = file.stem() == "questions" ? around : around + '/' + file.stem().string();
    const Result<void> done = file.extension() == ".jsonl" ? readLines(pack, file) : readArray(pack, file);
    if (!done)
        return done.error();
    if (pack.questions.empty())
        return Error{ErrorCode::InvalidData, fmt::format("'{}' has no questions.", file.string())};
    return pack;
}

Result<fs::path> packDatabase(const QuestionPack& pack, const std::string& database, const std::vector<fs::path>& folders)
{
    std::vector<fs::path> places{pack.folder / (database + ".sqlite"), pack.folder / (database + ".sql"),
                                 pack.folder / "sql" / (database + ".sql")};
    for (const fs::path& folder : folders)
        for (const fs::path& inner : {folder, folder / "database"})
            places.push_back(inner / database / (database + ".sqlite"));
    std::error_code failure;
    for (const fs::path& place : places)
        if (fs::is_regular_file(place, failure))
            return place;
    std::string list;
    for (const fs::path& place : places)
        list += (list.empty() ? "" : ", ") + place.string();
    return Error{ErrorCode::FileMissing, fmt::format("The database '{}' of {} is in none of these places: {}.", database, pack.name, list)};
}

fs::path packSource(const QuestionPack& pack, const std::string& database)
{
    std::error_code failure;
    for (const char* ending : {".csv", ".xlsx", ".ods"})
        if (const fs::path file = pack.folder / (database + ending); fs::is_regular_file(file, failure))
            return file;
    const fs::path folder = pack.folder / database;
    return fs::is_directory(folder, failure) ? folder : fs::path();
}

} // namespace ratatosk
