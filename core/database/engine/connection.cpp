// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/engine/connection.h"

#include "core/database/engine/sqlite_engine.h"
#include "core/database/sqlite/file_set.h"

#include <fmt/format.h>

#include <chrono>

namespace ratatosk {

namespace {

/// The first file is what SQLite calls main; it may be called by its name, too.
Result<std::unique_ptr<DatabaseEngine>> openTogether(const std::vector<SetMember>& members)
{
    if (members.empty() || members.size() > kMostFilesTogether)
        return Error{ErrorCode::InvalidArgument,
                     fmt::format("At most {} files can be opened together; these are {}.", kMostFilesTogether, members.size())};
    auto handle = openHandle(members.front().file, Access::Reading);
    if (!handle)
        return handle.error();
    const std::vector<std::string> names = attachedNames(members);
    for (std::size_t i = 1; i < members.size(); ++i) {
        if (auto attached = attachFile(handle->get(), members[i].file, names[i]); !attached)
            return attached.error();
    }
    return std::unique_ptr<DatabaseEngine>(std::make_unique<SqliteEngine>(*std::move(handle), names));
}

} // namespace

Result<Connection> Connection::open(const std::filesystem::path& file)
{
    if (isFileSet(file.native())) {
        auto engine = openTogether(membersOf(file.native()));
        if (!engine)
            return engine.error();
        return Connection(file, *std::move(engine));
    }
    auto handle = openHandle(file, Access::Reading);
    if (!handle)
        return handle.error();
    return Connection(file, std::make_unique<SqliteEngine>(*std::move(handle)));
}

Result<void> Connection::stream(const std::string& sql, const RowSink& sink, const RunLimits& limits, std::stop_token stop) const
{
    const auto isComplete = m_engine->pass(sql, sink, limits, std::move(stop));
    if (!isComplete)
        return isComplete.error();
    return {};
}

Result<ResultTable> Connection::run(const std::string& sql, const RunLimits& limits, std::stop_token stop) const
{
    const auto begin = std::chrono::steady_clock::now();
    ResultTable table;
    const auto isComplete = m_engine->pass(sql, gatherInto(table), limits, std::move(stop));
    if (!isComplete)
        return isComplete.error();
    table.isComplete = *isComplete;
    table.milliseconds = std::chrono::duration<double, std::milli>(std::chrono::steady_clock::now() - begin).count();
    return table;
}

} // namespace ratatosk
