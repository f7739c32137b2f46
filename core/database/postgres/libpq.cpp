// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "core/database/postgres/libpq.h"

#include <mutex>

#include <dlfcn.h>

namespace ratatosk {

namespace {

Libpq functions{};
bool isLoaded = false;

template <class Function>
bool find(void* library, const char* name, Function& function)
{
    function = reinterpret_cast<Function>(dlsym(library, name));
    return function != nullptr;
}

bool findAll(void* library)
{
    Libpq& f = functions;
    const auto in = [library](const char* name, auto& function) { return find(library, name, function); };
    return in("PQcancel", f.PQcancel) && in("PQclear", f.PQclear) && in("PQconnectdbParams", f.PQconnectdbParams)
        && in("PQconnectionNeedsPassword", f.PQconnectionNeedsPassword) && in("PQconsumeInput", f.PQconsumeInput) && in("PQdb", f.PQdb)
        && in("PQerrorMessage", f.PQerrorMessage) && in("PQexec", f.PQexec) && in("PQfinish", f.PQfinish) && in("PQflush", f.PQflush)
        && in("PQfmod", f.PQfmod) && in("PQfname", f.PQfname) && in("PQfreeCancel", f.PQfreeCancel) && in("PQfreemem", f.PQfreemem)
        && in("PQftype", f.PQftype) && in("PQgetCancel", f.PQgetCancel) && in("PQgetisnull", f.PQgetisnull)
        && in("PQgetlength", f.PQgetlength) && in("PQgetResult", f.PQgetResult) && in("PQgetvalue", f.PQgetvalue) && in("PQhost", f.PQhost)
        && in("PQisBusy", f.PQisBusy) && in("PQnfields", f.PQnfields) && in("PQntuples", f.PQntuples)
        && in("PQresultErrorField", f.PQresultErrorField) && in("PQresultStatus", f.PQresultStatus) && in("PQsendPrepare", f.PQsendPrepare)
        && in("PQsendQuery", f.PQsendQuery) && in("PQsendQueryParams", f.PQsendQueryParams)
        && in("PQsetNoticeProcessor", f.PQsetNoticeProcessor) && in("PQsetSingleRowMode", f.PQsetSingleRowMode)
        && in("PQsocket", f.PQsocket) && in("PQstatus", f.PQstatus) && in("PQtransactionStatus", f.PQtransactionStatus)
        && in("PQunescapeBytea", f.PQunescapeBytea) && in("PQuser", f.PQuser);
}

} // namespace

Result<void> loadLibpq()
{
    static std::once_flag once;
    std::call_once(once, [] {
        void* library = dlopen("libpq.so.5", RTLD_NOW | RTLD_LOCAL);
        isLoaded = library && findAll(library);
    });
    if (!isLoaded)
        return Error{ErrorCode::ServerUnreachable, "PostgreSQL's library is not installed, so servers cannot be reached. Install libpq5."};
    return {};
}

const Libpq& libpq()
{
    return functions;
}

} // namespace ratatosk
