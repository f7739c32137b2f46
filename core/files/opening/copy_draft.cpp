// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/files/opening/copy_draft.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstring>
#include <random>
#include <string>
#include <utility>

#include <fcntl.h>
#include <sys/file.h>
#include <sys/stat.h>
#include <unistd.h>

namespace ratatosk {

namespace {

namespace fs = std::filesystem;

constexpr int kAttempts = 100; ///< names tried for the file beside the target

Error systemFailure(const fs::path& target)
{
    const int cause = errno;
    const bool isForbidden = cause == EACCES || cause == EPERM || cause == EROFS;
    const ErrorCode code = isForbidden ? ErrorCode::PermissionDenied : cause == ENOENT ? ErrorCode::FileMissing : ErrorCode::IoError;
    return {code, fmt::format("'{}' could not be written: {}.", target.string(), std::strerror(cause))};
}

std::string draftPrefix(const fs::path& target)
{
    return target.filename().string() + ".copy-";
}

fs::path folderOf(const fs::path& target)
{
    return target.has_parent_path() ? target.parent_path() : fs::path(".");
}

/// Only what nobody fills any more can be locked.
void removeAbandoned(const fs::path& draft)
{
    const int descriptor = ::open(draft.c_str(), O_RDWR | O_CLOEXEC | O_NOFOLLOW);
    if (descriptor < 0)
        return;
    if (::flock(descriptor, LOCK_EX | LOCK_NB) == 0)
        ::unlink(draft.c_str());
    ::close(descriptor);
}

void removeAbandonedBeside(const fs::path& target)
{
    std::error_code failure;
    for (const auto& entry : fs::directory_iterator(folderOf(target), failure)) {
        if (entry.path().filename().string().starts_with(draftPrefix(target)))
            removeAbandoned(entry.path());
    }
}

/// The mode of the file that it replaces, else that of any new file.
void keepModeOf(const fs::path& target, int descriptor)
{
    struct stat before {
    };
    if (::stat(target.c_str(), &before) == 0)
        ::fchmod(descriptor, before.st_mode & 07777);
}

} // namespace

Result<CopyDraft> CopyDraft::create(const fs::path& target)
{
    std::error_code failure;
    if (fs::is_directory(target, failure))
        return Error{ErrorCode::FileIsDirectory, fmt::format("'{}' is a folder.", target.string())};
    removeAbandonedBeside(target);
    std::random_device random;
    for (int attempt = 0; attempt < kAttempts; ++attempt) {
        const fs::path file = folderOf(target) / fmt::format("{}{:08x}", draftPrefix(target), random());
        const int descriptor = ::open(file.c_str(), O_RDWR | O_CREAT | O_EXCL | O_CLOEXEC, 0666);
        if (descriptor < 0 && errno == EEXIST)
            continue;
        if (descriptor < 0)
            return systemFailure(target);
        ::flock(descriptor, LOCK_EX | LOCK_NB);
        keepModeOf(target, descriptor);
        return CopyDraft(target, file, descriptor);
    }
    return systemFailure(target);
}

CopyDraft::CopyDraft(fs::path target, fs::path file, int descriptor)
    : m_target(std::move(target)), m_file(std::move(file)), m_descriptor(descriptor)
{
}

CopyDraft::CopyDraft(CopyDraft&& other) noexcept
    : m_target(std::move(other.m_target)), m_file(std::move(other.m_file)), m_descriptor(std::exchange(other.m_descriptor, -1))
{
}

CopyDraft::~CopyDraft()
{
    if (m_descriptor < 0)
        return;
    ::unlink(m_file.c_str());
    ::close(m_descriptor);
}

Result<void> CopyDraft::commit()
{
    if (::fsync(m_descriptor) != 0 || ::rename(m_file.c_str(), m_target.c_str()) != 0)
        return systemFailure(m_target);
    ::close(std::exchange(m_descriptor, -1));
    const int folder = ::open(folderOf(m_target).c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (folder >= 0) { // some file systems cannot flush a folder; the data is safe by then
        ::fsync(folder);
        ::close(folder);
    }
    return {};
}

} // namespace ratatosk
