// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string>
#include <string_view>

namespace ratatosk {

/// What the address of a server's database says, taken apart; empty where it says nothing, and libpq has its own ways to know.
struct AddressFields {
    std::string host; ///< a name, a number, or the folder of a socket, which begins with '/'; several with commas and their ports
    std::string port;
    std::string user;
    std::string password;
    std::string database;
    std::string encryption; ///< sslmode: "disable", "prefer", "require", "verify-ca", "verify-full"...
    std::string service;    ///< a name in libpq's pg_service.conf, which may say all the others
    std::string others;     ///< further parameters as they are written, with '&' between them

    bool operator==(const AddressFields&) const = default;
};

/// Of `postgresql://...`; of what a person may type instead, `service=name`, and else of the name of a service.
AddressFields addressFields(std::string_view address);

/// The address that says so; what cannot stand in one as it is is written by its number (%2F).
std::string writtenAddress(const AddressFields& fields);

} // namespace ratatosk
