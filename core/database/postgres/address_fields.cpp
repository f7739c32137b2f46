// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/postgres/address_fields.h"

#include "core/database/postgres/server_address.h"

#include <algorithm>
#include <array>
#include <cctype>
#include <charconv>

#include <fmt/format.h>

namespace ratatosk {

namespace {

/// "a%20b" is "a b"; what is no number stays.
std::string decoded(std::string_view text)
{
    std::string plain;
    for (std::size_t i = 0; i < text.size(); ++i) {
        unsigned char byte = 0;
        const std::string_view digits = text.substr(std::min(i + 1, text.size()), 2);
        const auto read = std::from_chars(digits.data(), digits.data() + digits.size(), byte, 16);
        const bool isNumber = text[i] == '%' && digits.size() == 2 && read.ec == std::errc() && read.ptr == digits.data() + 2;
        plain += isNumber ? static_cast<char>(byte) : text[i];
        i += isNumber ? 2 : 0;
    }
    return plain;
}

/// `kept`: signs that may stay beside letters and digits.
std::string encoded(std::string_view text, std::string_view kept = "-._~")
{
    std::string written;
    for (const char c : text) {
        const bool isPlain = std::isalnum(static_cast<unsigned char>(c)) != 0 || kept.find(c) != std::string_view::npos;
        written += isPlain ? std::string(1, c) : fmt::format("%{:02X}", static_cast<unsigned char>(c));
    }
    return written;
}

/// Cuts the text at the first of the signs; the rest begins with it.
std::string_view takeTo(std::string_view& rest, std::string_view signs)
{
    const std::size_t end = std::min(rest.find_first_of(signs), rest.size());
    const std::string_view taken = rest.substr(0, end);
    rest.remove_prefix(end);
    return taken;
}

void readParameter(std::string_view parameter, AddressFields& fields)
{
    const std::size_t equals = std::min(parameter.find('='), parameter.size());
    const std::string key = decoded(parameter.substr(0, equals)); // libpq reads keys so, too
    const std::string value = decoded(parameter.substr(std::min(equals + 1, parameter.size())));
    const std::array<std::pair<std::string_view, std::string*>, 7> known{{{"host", &fields.host},
                                                                          {"port", &fields.port},
                                                                          {"user", &fields.user},
                                                                          {"password", &fields.password},
                                                                          {"dbname", &fields.database},
                                                                          {"sslmode", &fields.encryption},
                                                                          {"service", &fields.service}}};
    const auto field = std::ranges::find(known, key, [](const auto& one) { return one.first; });
    if (field != known.end())
        *field->second = value;
    else if (!parameter.empty())
        fields.others += (fields.others.empty() ? "" : "&") + key + std::string(parameter.substr(equals));
}

void readUser(std::string_view user, AddressFields& fields)
{
    fields.user = decoded(takeTo(user, ":"));
    fields.password = decoded(user.substr(user.empty() ? 0 : 1));
}

/// Of several hosts each may have a port of its own: they stay together.
void readHost(std::string_view host, AddressFields& fields)
{
    const std::size_t colon = host.rfind(':');
    const bool hasPort = host.find(',') == std::string_view::npos && colon != std::string_view::npos
        && host.find(']', colon) == std::string_view::npos;
    if (hasPort)
        fields.port = decoded(host.substr(colon + 1));
    host = hasPort ? host.substr(0, colon) : host;
    if (host.starts_with('[') && host.ends_with(']'))
        host = host.substr(1, host.size() - 2);
    fields.host = decoded(host);
}

void addParameter(std::string& parameters, const char* key, const std::string& value)
{
    if (!value.empty())
        parameters += fmt::format("{}{}={}", parameters.empty() ? "?" : "&", key, encoded(value, "-._~/,:"));
}

} // namespace

AddressFields addressFields(std::string_view address)
{
    AddressFields fields;
    if (!isServerAddress(address)) {
        const std::string_view key = "service=";
        fields.service = address.starts_with(key) ? address.substr(key.size()) : address;
        return fields;
    }
    std::string_view rest = address.substr(address.find("://") + 3);
    std::string_view authority = takeTo(rest, "/?");
    if (const std::size_t at = authority.rfind('@'); at != std::string_view::npos) {
        readUser(authority.substr(0, at), fields);
        authority.remove_prefix(at + 1);
    }
    readHost(authority, fields);
    if (rest.starts_with('/')) {
        rest.remove_prefix(1);
        fields.database = decoded(takeTo(rest, "?"));
    }
    while (!rest.empty()) {
        rest.remove_prefix(1);
        readParameter(takeTo(rest, "&"), fields);
    }
    return fields;
}

std::string writtenAddress(const AddressFields& fields)
{
    std::string written = "postgresql://", parameters;
    if (!fields.user.empty() || !fields.password.empty())
        written += encoded(fields.user) + (fields.password.empty() ? "" : ":" + encoded(fields.password)) + "@";
    const bool isFolder = fields.host.starts_with('/'), areSeveral = fields.host.find(',') != std::string::npos;
    const bool isNumbered = !areSeveral && fields.host.find(':') != std::string::npos; // IPv6
    if (!isFolder)
        written += isNumbered ? "[" + fields.host + "]" : encoded(fields.host, "-._~,:[]");
    if (!isFolder && !fields.port.empty())
        written += ":" + encoded(fields.port);
    if (!fields.database.empty())
        written += "/" + encoded(fields.database);
    addParameter(parameters, "host", isFolder ? fields.host : "");
    addParameter(parameters, "port", isFolder ? fields.port : "");
    addParameter(parameters, "sslmode", fields.encryption);
    addParameter(parameters, "service", fields.service);
    if (!fields.others.empty())
        parameters += (parameters.empty() ? "?" : "&") + fields.others;
    return written + parameters;
}

} // namespace ratatosk
