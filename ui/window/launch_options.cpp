// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "ui/window/launch_options.h"

#include "ui/base/wording/place_title.h"

#include <QCommandLineParser>
#include <QFileInfo>

namespace {

const QStringList kPictures{QStringLiteral("graph"), QStringLiteral("link"), QStringLiteral("attention"), QStringLiteral("tree")};

QCommandLineOption option(const char* name, const char* text, const char* value)
{
    return {QString::fromLatin1(name), QString::fromLatin1(text), QString::fromLatin1(value)};
}

QString wrongUse(const QString& what)
{
    return QStringLiteral("ratatosk: %1\nTry 'ratatosk --help'.").arg(what);
}

/// What is wrong with the wish for a picture; empty: nothing.
QString faultOf(const LaunchOptions& options)
{
    if (!kPictures.contains(options.picture))
        return QStringLiteral("there is no picture '%1'; there are %2.").arg(options.picture, kPictures.join(QStringLiteral(", ")));
    if (options.pictureFile.isEmpty())
        return QStringLiteral("say with --out where the picture goes.");
    if (options.database.isEmpty())
        return QStringLiteral("a picture needs a database.");
    if (options.picture != kPictures.front() && options.question.isEmpty())
        return QStringLiteral("this picture needs a question.");
    return {};
}

void readPicture(const QCommandLineParser& parser, LaunchOptions& options)
{
    options.picture = parser.value(QStringLiteral("export"));
    options.pictureFile = parser.value(QStringLiteral("out"));
    options.layer = parser.value(QStringLiteral("layer")).toInt();
    options.head = parser.value(QStringLiteral("head")).toInt();
    options.scale = qBound(1, parser.value(QStringLiteral("scale")).toInt(), 4);
    if (const QString fault = faultOf(options); !fault.isEmpty())
        options.error = wrongUse(fault);
}

/// The first is a database, what follows it further files as far as they are there, and the last may be a question.
bool readPlaces(const QStringList& arguments, LaunchOptions& options)
{
    qsizetype count = qMin<qsizetype>(1, arguments.size());
    while (count < arguments.size() && QFileInfo::exists(arguments[count]))
        ++count;
    options.database = count > 1 ? placeOfFiles(arguments.mid(0, count)) : arguments.value(0);
    options.question = arguments.value(count);
    return arguments.size() <= count + 1;
}

} // namespace

LaunchOptions readLaunchOptions(const QStringList& arguments)
{
    QCommandLineParser parser;
    parser.setApplicationDescription(
        QStringLiteral("Ask a SQLite database in English; see the SQL, the rows, and why. Changes nothing unless you enable editing."));
    const QCommandLineOption help({QStringLiteral("h"), QStringLiteral("help")}, QStringLiteral("Show this help."));
    const QCommandLineOption version({QStringLiteral("v"), QStringLiteral("version")}, QStringLiteral("Show the version."));
    const QCommandLineOption fresh(QStringLiteral("fresh"), QStringLiteral("Open no file, not even the last one."));
    parser.addOptions({help, version, fresh,
                       option("export", "Write a picture instead of opening a window: graph, link, attention, tree.", "PICTURE"),
                       option("out", "File of the picture: .svg, .png, .csv, .json, or .dot for graph and tree.", "FILE"),
                       option("layer", "Layer of the attention, from 1.", "N"), option("head", "Head of the attention, from 1.", "N"),
                       option("scale", "How many times as large a PNG is, 1 to 4.", "N")});
    parser.addPositionalArgument(
        QStringLiteral("DATABASE"),
        QStringLiteral("SQLite file to open; or CSV, TSV, JSON, XLSX, ODS or a dump of SQLite; or a folder of them; or "
                       "several, which are opened together; or a server's database: postgresql://USER@HOST/NAME"),
        QStringLiteral("[DATABASE...]"));
    parser.addPositionalArgument(QStringLiteral("QUESTION"), QStringLiteral("Question to ask at once; for the tree also a SELECT."),
                                 QStringLiteral("[QUESTION]"));

    LaunchOptions options;
    if (!parser.parse(arguments)) {
        options.error = wrongUse(parser.errorText());
    } else if (parser.isSet(help)) {
        options.output = parser.helpText();
    } else if (parser.isSet(version)) {
        options.output = QStringLiteral("ratatosk %1").arg(QCoreApplication::applicationVersion());
    } else if (!readPlaces(parser.positionalArguments(), options)) {
        options.error = wrongUse(QStringLiteral("too many arguments; put the question in quotes."));
    } else {
        options.isFresh = parser.isSet(fresh);
        if (parser.isSet(QStringLiteral("export")))
            readPicture(parser, options);
    }
    return options;
}
