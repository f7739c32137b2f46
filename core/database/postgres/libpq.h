// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include "core/base/result.h"

#include <libpq-fe.h>

namespace ratatosk {

/// What is used of libpq. It is loaded when a server is first asked for: with its libraries for encryption and logins it would make every
/// start of a program half as long again, and nobody who opens files needs them.
struct Libpq {
    decltype(&::PQcancel) PQcancel;
    decltype(&::PQclear) PQclear;
    decltype(&::PQconnectdbParams) PQconnectdbParams;
    decltype(&::PQconnectionNeedsPassword) PQconnectionNeedsPassword;
    decltype(&::PQconsumeInput) PQconsumeInput;
    decltype(&::PQdb) PQdb;
    decltype(&::PQerrorMessage) PQerrorMessage;
    decltype(&::PQexec) PQexec;
    decltype(&::PQfinish) PQfinish;
    decltype(&::PQflush) PQflush;
    decltype(&::PQfmod) PQfmod;
    decltype(&::PQfname) PQfname;
    decltype(&::PQfreeCancel) PQfreeCancel;
    decltype(&::PQfreemem) PQfreemem;
    decltype(&::PQftype) PQftype;
    decltype(&::PQgetCancel) PQgetCancel;
    decltype(&::PQgetisnull) PQgetisnull;
    decltype(&::PQgetlength) PQgetlength;
    decltype(&::PQgetResult) PQgetResult;
    decltype(&::PQgetvalue) PQgetvalue;
    decltype(&::PQhost) PQhost;
    decltype(&::PQisBusy) PQisBusy;
    decltype(&::PQnfields) PQnfields;
    decltype(&::PQntuples) PQntuples;
    decltype(&::PQresultErrorField) PQresultErrorField;
    decltype(&::PQresultStatus) PQresultStatus;
    decltype(&::PQsendPrepare) PQsendPrepare;
    decltype(&::PQsendQuery) PQsendQuery;
    decltype(&::PQsendQueryParams) PQsendQueryParams;
    decltype(&::PQsetNoticeProcessor) PQsetNoticeProcessor;
    decltype(&::PQsetSingleRowMode) PQsetSingleRowMode;
    decltype(&::PQsocket) PQsocket;
    decltype(&::PQstatus) PQstatus;
    decltype(&::PQtransactionStatus) PQtransactionStatus;
    decltype(&::PQunescapeBytea) PQunescapeBytea;
    decltype(&::PQuser) PQuser;
};

/// From any thread. Error: FileMissing (it is not installed, or not whole).
Result<void> loadLibpq();

/// Requires: loadLibpq() was successful.
const Libpq& libpq();

} // namespace ratatosk
