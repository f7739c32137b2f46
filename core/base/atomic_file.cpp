// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/base/atomic_file.h"

#include <fmt/format.h>

#include <cerrno>
#include <cstdlib>
#include <cstring>
#include <fcntl.h>
#include <string>
#include <sys/stat.h>
#include <unistd.h>

namespace ratatosk {
namespace {

ErrorCode codeOf(int systemError)
{
    switch (systemError) {
    case EACCES:
    case EPERM:
    case EROFS: return ErrorCode::PermissionDenied;
    case ENOENT: return ErrorCode::FileMissing;
    case EISDIR: return ErrorCode::FileIsDirectory;
    default: return ErrorCode::IoError;
    }
}

Error systemFailure(const char* attempt, const std::filesystem::path& path)
{
    const int cause = errno;
    return Error{codeOf(cause), fmt::format("{} '{}': {}", attempt, path.string(), std::strerror(cause))};
}

/// A rename is lasting only when the folder's own entry is on the disk. Some file systems cannot do that; the data is safe by then.
void flushFolder(const std::filesystem::path& file)
{
    const std::filesystem::path folder = file.has_parent_path() ? file.parent_path() : ".";
    const int descriptor = ::open(folder.c_str(), O_RDONLY | O_DIRECTORY | O_CLOEXEC);
    if (descriptor < 0)
        return;
    ::fsync(descriptor);
    ::close(descriptor);
}

mode_t modeOfNewFiles()
{
    const mode_t mask = ::umask(0);
    ::umask(mask);
    return 0666 & ~mask;
}

/// mkstemp makes files private; what we write may be read like the file that it replaces, or like any other new file.
void takeMode(int descriptor, const std::filesystem::path& target)
{
    struct stat old {
    };
    const bool isThere = ::stat(target.c_str(), &old) == 0;
    ::fchmod(descriptor, isThere ? old.st_mode & 0777 : modeOfNewFiles());
}

} // namespace

Result<AtomicFile> AtomicFile::create(const std::filesystem::path& target)
{
    std::error_code ignored;
    if (std::filesystem::is_directory(target, ignored))
        return Error{ErrorCode::FileIsDirectory, fmt::format("'{}' is a folder", target.string())};
    std::string temporary = target.string() + ".XXXXXX";
    const int descriptor = ::mkstemp(temporary.data());
    if (descriptor < 0)
        return systemFailure("cannot create", target);
    takeMode(descriptor, target);
    return AtomicFile(target, temporary, ::fdopen(descriptor, "wb"));
}

AtomicFile::AtomicFile(std::filesystem::path target, std::filesystem::path temporary, std::FILE* stream)
    : m_target(std::move(target)), m_temporary(std::move(temporary)), m_stream(stream)
{
}

AtomicFile::~AtomicFile()
{
    if (m_stream)
        ::unlink(m_temporary.c_str());
}

Result<void> AtomicFile::write(std::string_view bytes)
{
    if (!bytes.empty() && std::fwrite(bytes.data(), 1, bytes.size(), m_stream.get()) != bytes.size())
        return systemFailure("cannot write", m_target);
    return {};
}

Result<void> AtomicFile::commit()
{
    if (std::fflush(m_stream.get()) != 0 || ::fsync(::fileno(m_stream.get())) != 0)
        return systemFailure("cannot write", m_target);
    if (::rename(m_temporary.c_str(), m_target.c_str()) != 0)
        return systemFailure("cannot replace", m_target);
    m_stream.reset();
    flushFolder(m_target);
    return {};
}

Result<void> writeAtomically(const std::filesystem::path& target, std::string_view bytes)
{
    Result<AtomicFile> file = AtomicFile::create(target);
    Result<void> outcome = file ? file->write(bytes) : Result<void>(file.error());
    if (outcome)
        outcome = file->commit();
    return outcome ? outcome : Error{ErrorCode::IoError, outcome.error().detail};
}

} // namespace ratatosk
