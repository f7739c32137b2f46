// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/sample_database.h"

#include "core/files/opening/cache_folder.h"
#include "core/files/opening/sample_texts.h"

#include <algorithm>
#include <cerrno>
#include <memory>
#include <system_error>

#include <unistd.h>

#include <fmt/format.h>
#include <nlohmann/json.hpp>
#include <sqlite3.h>

namespace ratatosk {

namespace {

namespace fs = std::filesystem;

Error cannotBuild(std::string_view name, const std::string& why)
{
    return Error{ErrorCode::IoError, fmt::format("The sample database {} cannot be built: {}.", name, why)};
}

struct CloseDatabase {
    void operator()(sqlite3* database) const { sqlite3_close(database); }
};

Result<void> runScript(const SampleText& sample, const fs::path& file)
{
    sqlite3* opened = nullptr;
    int status = sqlite3_open(file.c_str(), &opened);
    const std::unique_ptr<sqlite3, CloseDatabase> database(opened);
    if (status == SQLITE_OK)
        status = sqlite3_exec(opened, std::string(sample.script).c_str(), nullptr, nullptr, nullptr);
    if (status != SQLITE_OK)
        return cannotBuild(sample.name, sqlite3_errmsg(opened));
    return {};
}

/// An empty file of a name that nobody else has, beside `file`.
Result<fs::path> createDraft(const SampleText& sample, const fs::path& file)
{
    std::string name = file.native() + ".XXXXXX";
    const int descriptor = mkstemp(name.data());
    if (descriptor < 0)
        return cannotBuild(sample.name, std::generic_category().message(errno));
    close(descriptor);
    return fs::path(name);
}

/// Builds in a draft and moves that to its place in one step.
Result<void> buildAtomically(const SampleText& sample, const fs::path& file)
{
    const auto draft = createDraft(sample, file);
    if (!draft)
        return draft.error();
    const auto built = runScript(sample, *draft);
    std::error_code failure;
    if (built)
        fs::rename(*draft, file, failure);
    if (built && !failure)
        return {};
    std::error_code ignored;
    fs::remove(*draft, ignored);
    return built ? cannotBuild(sample.name, failure.message()) : built;
}

std::vector<std::string> questionsIn(std::string_view text)
{
    std::vector<std::string> questions;
    const auto json = nlohmann::json::parse(text, nullptr, /*allow_exceptions=*/false);
    for (const auto& entry : json.value("questions", nlohmann::json::array())) {
        if (entry.value("isOffered", true))
            questions.push_back(entry.value("question", ""));
    }
    return questions;
}

} // namespace

std::vector<SampleDatabase> sampleDatabases()
{
    std::vector<SampleDatabase> samples;
    for (const SampleText& sample : sampleTexts())
        samples.push_back({std::string(sample.name), questionsIn(sample.questions)});
    return samples;
}

Result<fs::path> buildSampleDatabase(const std::string& name)
{
    const auto samples = sampleTexts();
    const auto sample = std::find_if(samples.begin(), samples.end(), [&](const SampleText& text) { return text.name == name; });
    if (sample == samples.end())
        return Error{ErrorCode::InvalidArgument, fmt::format("There is no sample database \"{}\".", name)};
    if (cacheFolder().empty())
        return cannotBuild(name, "there is no folder for it");
    // a changed script gets another folder, so an old build of it is never mistaken for the new one
    const fs::path file = cacheFolder() / "samples" / fingerprint(sample->script) / (name + ".sqlite");
    std::error_code failure;
    if (fs::exists(file, failure))
        return file;
    fs::create_directories(file.parent_path(), failure);
    if (failure)
        return cannotBuild(name, failure.message());
    const auto built = buildAtomically(*sample, file);
    if (!built)
        return built.error();
    return file;
}

bool isSampleDatabase(const fs::path& file)
{
    const fs::path inside = file.lexically_relative(cacheFolder() / "samples");
    return !inside.empty() && *inside.begin() != "..";
}

} // namespace ratatosk
