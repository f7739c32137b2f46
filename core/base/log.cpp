// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/log.h"

#include <fmt/format.h>
#include <spdlog/sinks/rotating_file_sink.h>
#include <spdlog/spdlog.h>

#include <algorithm>
#include <cstdio>
#include <memory>
#include <mutex>

#include <sys/stat.h>

namespace ratatosk {
namespace {

struct Log {
    std::mutex mutex;
    std::shared_ptr<spdlog::logger> logger; ///< null: standard error
};

Log& theLog()
{
    static Log log;
    return log;
}

void keepToOwner(const spdlog::filename_t&, std::FILE* file)
{
    static_cast<void>(fchmod(fileno(file), S_IRUSR | S_IWUSR));
}

/// One line: what comes from another program must not look like an incident of its own.
std::string oneLine(std::string_view text)
{
    std::string line(text);
    std::ranges::replace_if(
        line, [](unsigned char letter) { return letter < ' '; }, ' ');
    return line;
}

} // namespace

Result<void> openLog(const std::filesystem::path& file)
{
    try {
        spdlog::file_event_handlers handlers;
        handlers.after_open = keepToOwner;
        auto sink = std::make_shared<spdlog::sinks::rotating_file_sink_mt>(file.string(), kLogBytes, kOldLogs, false, handlers);
        auto logger = std::make_shared<spdlog::logger>("ratatosk", std::move(sink));
        logger->set_pattern("%Y-%m-%d %H:%M:%S [%P] %v");
        logger->flush_on(spdlog::level::warn);
        logger->set_error_handler([](const std::string&) {}); // a full disk is no reason to write elsewhere
        const std::lock_guard lock(theLog().mutex);
        theLog().logger = std::move(logger);
    } catch (const spdlog::spdlog_ex&) {
        return Error{ErrorCode::IoError, fmt::format("The log '{}' cannot be written.", file.string())};
    }
    return {};
}

void logIncident(std::string_view text)
{
    const std::lock_guard lock(theLog().mutex);
    if (theLog().logger)
        theLog().logger->warn(oneLine(text));
    else
        fmt::print(stderr, "{}{}\n", kIncidentMark, oneLine(text));
}

} // namespace ratatosk
