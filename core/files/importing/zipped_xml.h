// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"
#include "core/files/cells/import_pace.h"

#include <cstdint>
#include <filesystem>
#include <map>
#include <memory>
#include <string>

#include <pugixml.hpp>

struct zip;

namespace ratatosk {

// Only the sources that read spreadsheets include this.

/// An archive of XML documents, as spreadsheets are. Names of its parts count without case, and backslashes in them as slashes.
class ZippedXml
{
public:
    /// `pace` must outlive it. Error: NotADatabase (no such archive).
    static Result<ZippedXml> open(const std::filesystem::path& file, ImportPace& pace);

    bool has(const std::string& name) const;

    /// With the usual prefixes (usual_prefixes.h). Errors: NotADatabase (not there, protected by a password, more than 150 MB, or no XML),
    /// Cancelled.
    Result<std::shared_ptr<const pugi::xml_document>> read(const std::string& name) const;

private:
    struct Discard {
        void operator()(zip* archive) const;
    };

    ZippedXml(zip* archive, ImportPace& pace);

    std::unique_ptr<zip, Discard> m_archive;
    std::map<std::string, std::uint64_t> m_places; ///< of the parts, by name
    ImportPace* m_pace;
};

} // namespace ratatosk
