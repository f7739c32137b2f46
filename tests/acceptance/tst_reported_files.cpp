// SPDX-FileCopyrightText: 2026 The Ratatosk developers
// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/acceptance/program.h"
#include "tests/support/test_program.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

/// Small files in which people write years, days, times and names in ways of their own, from the file to the rows.
class TestReportedFiles : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void areAnswered_data();
    void areAnswered();

private:
    Program m_program{"ratatosk-cli"};
};

void TestReportedFiles::areAnswered_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("rows"); // without their heading
    const auto add = [](const char* question, const char* text, const char* rows) {
        QTest::newRow(question) << QByteArray(text) << QByteArray(rows);
    };
    const char* const years = "country,2019,2020,2021\nPeru,5,6,7\nChile,1,2,3\nBolivia,4,4,4\n";
    add("total 2020", years, "12");
    add("country with the highest 2021", years, "Peru");
    add("total 2016", "Year,Region,2015,2016\n2015,North,10,20\n2016,South,30,40\n", "60");
    add("total 2023", "product;2022;2023\ntea;1,5;2,5\nmilk;3,5;4,5\n", "7");
    add("how many items were sold in July 2018?", "item,sold\npen,7/3/2018 1:47p\ncup,7/14/2018 11:02a\nhat,8/1/2018 12:00p\n", "2");
    add("how many guests arrived in December 2023?",
        "guest,arrived\nAnn,12/30/2023 9:05 pm\nBen,12/31/2023 11:59 pm\nCem,1/1/2024 12:01 am\n", "2");
    add("how many tickets were opened on 29 February 2024?", "ticket,opened\nA,2/28/2024 8:00a\nB,2/29/2024 12:30a\nC,3/1/2024 5:15p\n",
        "1");
    add("how many visitors on 5 May?", "Month,Day,Visitors\nMay,4,10\nMay,5,20\nJune,5,40\n", "20");
    add("total sales on 24 December", "Month,Day,Shop,Sales\nDec,24,A,100\nDec,24,B,50\nDec,25,A,1\n", "150");
    add("total km on 2 April", "Month,Day,Km\nApr,1,5\nApr,2,6\nMay,2,9\n", "6");
    add("how many people live in BERLIN?", "name,city\nAnn,berlin\nBen,Berlin\nCem,Bonn\n", "2");
    add("how many shops are in Leeds?", "shop,town\nA,LEEDS\nB,Leeds\nC,leeds\nD,York\n", "3");
    add("how many parcels are lost?", "parcel,status\n1,Lost\n2,lost\n3,found\n4,found\n", "2");
}

void TestReportedFiles::areAnswered()
{
    if (!m_program.isBuilt())
        QSKIP("ratatosk-cli is not built here");
    QFETCH(QByteArray, text);
    const QTemporaryDir folder;
    QFile file(folder.filePath("list.csv"));
    QVERIFY(file.open(QFile::WriteOnly));
    file.write(text);
    file.close();
    Program program = m_program;
    program.setVariable("XDG_CACHE_HOME", folder.path());
    const Outcome outcome = program.run({"ask", file.fileName(), QTest::currentDataTag(), "--format", "csv"});
    const QByteArray output = QByteArray(outcome.output).replace("\r", "").trimmed();
    QTEST(output.mid(output.indexOf('\n') + 1), "rows");
}

RATATOSK_TEST(TestReportedFiles);
#include "tst_reported_files.moc"
