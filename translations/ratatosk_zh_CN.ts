<?xml version="1.0" encoding="utf-8"?>
<!DOCTYPE TS>
<TS version="2.1" language="zh_CN" sourcelanguage="en">
<context>
    <name>AboutDialog</name>
    <message>
        <source>&lt;h3&gt;Ratatosk %1&lt;/h3&gt;&lt;p&gt;Ask a SQLite database in English and see the SQL, the rows and the reasons.&lt;/p&gt;&lt;p&gt;Free software under the GNU General Public License, version 3 or later.&lt;/p&gt;</source>
        <translation>&lt;h3&gt;Ratatosk %1&lt;/h3&gt;&lt;p&gt;用英语向 SQLite 数据库提问，并查看 SQL、结果行以及得出答案的原因。&lt;/p&gt;&lt;p&gt;自由软件，依据 GNU 通用公共许可证第 3 版或更高版本发布。&lt;/p&gt;</translation>
    </message>
    <message>
        <source>About Ratatosk</source>
        <translation>关于 Ratatosk</translation>
    </message>
</context>
<context>
    <name>AdjustmentList</name>
    <message>
        <source>Adjustments that rules made to the query</source>
        <translation>规则对查询所作的调整</translation>
    </message>
    <message>
        <source>Rule %1</source>
        <translation>规则 %1</translation>
    </message>
</context>
<context>
    <name>AdjustmentText</name>
    <message>
        <source>Adjusted: %1</source>
        <translation>已调整：%1</translation>
    </message>
    <message>
        <source>Adjusted: %1 (added: %2)</source>
        <translation>已调整：%1（添加：%2）</translation>
    </message>
    <message>
        <source>Adjusted: %1 (removed: %2)</source>
        <translation>已调整：%1（移除：%2）</translation>
    </message>
    <message>
        <source>Adjusted: %1 (%2 instead of %3)</source>
        <translation>已调整：%1（%2，而不是 %3）</translation>
    </message>
</context>
<context>
    <name>AnswerBook</name>
    <message>
        <source>First type the question that this SQL answers into the line above.</source>
        <translation>请先在上方的输入行中写下这条 SQL 所回答的问题。</translation>
    </message>
    <message>
        <source>Run the statement first: only SQL that has run can be saved as a right answer.</source>
        <translation>请先运行该语句：只有运行成功的 SQL 才能保存为正确答案。</translation>
    </message>
    <message>
        <source>The file of saved answers is damaged. The file was not changed, and this answer was not saved.</source>
        <translation>已存答案的文件已损坏。文件未被更改，此答案也未保存。</translation>
    </message>
    <message>
        <source>Saved as the right answer to “%1”.</source>
        <translation>已保存为“%1”的正确答案。</translation>
    </message>
    <message>
        <source>The answer could not be saved.</source>
        <translation>无法保存该答案。</translation>
    </message>
    <message>
        <source>The change to the saved answers could not be saved.</source>
        <translation>无法保存对已存答案的更改。</translation>
    </message>
    <message>
        <source>Export saved answers</source>
        <translation>导出已存答案</translation>
    </message>
    <message>
        <source>Spider JSON (*.json)</source>
        <translation>Spider JSON (*.json)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>The answers could not be written to %1. Choose another place.</source>
        <translation>无法将答案写入 %1。请选择其他位置。</translation>
    </message>
</context>
<context>
    <name>AnswerDifference</name>
    <message>
        <source>for each %1</source>
        <translation>按每个 %1</translation>
    </message>
    <message>
        <source>in any order</source>
        <translation>顺序不限</translation>
    </message>
    <message>
        <source>with %1</source>
        <translation>含 %1</translation>
    </message>
    <message>
        <source>without %1</source>
        <translation>不含 %1</translation>
    </message>
    <message>
        <source>whether or not %1</source>
        <translation>不论是否“%1”</translation>
    </message>
    <message>
        <source>only the first list</source>
        <translation>仅第一个列表</translation>
    </message>
    <message>
        <source>%2 with their %1</source>
        <comment>dogs with their owners</comment>
        <translation>%2 及其 %1</translation>
    </message>
    <message>
        <source>only %2</source>
        <comment>only dogs</comment>
        <translation>仅 %2</translation>
    </message>
    <message>
        <source>rows where %1</source>
        <translation>满足“%1”的行</translation>
    </message>
    <message>
        <source>only rows where %1</source>
        <translation>仅满足“%1”的行</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>所有行</translation>
    </message>
    <message>
        <source>all rows together</source>
        <translation>所有行合在一起</translation>
    </message>
    <message>
        <source>only %1</source>
        <comment>only the first 5 rows</comment>
        <translation>仅%1</translation>
    </message>
    <message>
        <source>with duplicates</source>
        <translation>允许重复</translation>
    </message>
    <message>
        <source>without duplicates</source>
        <translation>去除重复</translation>
    </message>
    <message>
        <source>the first row</source>
        <translation>第一行</translation>
    </message>
    <message>
        <source>the first %1 rows</source>
        <translation>前 %1 行</translation>
    </message>
    <message>
        <source>sorted by %1</source>
        <translation>按 %1 排序</translation>
    </message>
    <message>
        <source>combined with a list of %1</source>
        <translation>连同 %1 的列表</translation>
    </message>
    <message>
        <source>only rows that are also in a list of %1</source>
        <translation>仅同时在 %1 列表中的行</translation>
    </message>
    <message>
        <source>only rows that are not in a list of %1</source>
        <translation>仅不在 %1 列表中的行</translation>
    </message>
</context>
<context>
    <name>AnswerHeadline</name>
    <message>
        <source>%1%</source>
        <comment>a share</comment>
        <translation>%1 %</translation>
    </message>
    <message>
        <source>%1 minutes</source>
        <translation>%1 分钟</translation>
    </message>
    <message>
        <source>%1 hours</source>
        <translation>%1 小时</translation>
    </message>
    <message>
        <source>%1 days</source>
        <translation>%1 天</translation>
    </message>
    <message>
        <source>Perhaps %1</source>
        <translation>可能是 %1</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>超过 %1</translation>
    </message>
    <message>
        <source>%1; most: %2 (%3)</source>
        <translation>“%1”；最多：%2（%3）</translation>
    </message>
    <message>
        <source>%1; highest: %2 (%3)</source>
        <translation>“%1”；最高：%2（%3）</translation>
    </message>
    <message>
        <source>Hide</source>
        <translation>隐藏</translation>
    </message>
    <message>
        <source>Saved as right</source>
        <translation>已保存为正确答案</translation>
    </message>
    <message>
        <source>Answer %1 of %2</source>
        <translation>第 %1 个答案，共 %2 个</translation>
    </message>
    <message>
        <source>%1; %2</source>
        <comment>what a value is, others that are equal</comment>
        <translation>%1；%2</translation>
    </message>
    <message>
        <source>%1 each</source>
        <translation>各 %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>groups, rows</comment>
        <translation>%2 的 %1</translation>
    </message>
</context>
<context>
    <name>AnswersPanel</name>
    <message>
        <source>These answers belong to your question. The rows come from your own SQL.</source>
        <translation>这些回答该问题；所示的行来自您自己的 SQL。</translation>
    </message>
    <message>
        <source>Ask a question to see answers here.</source>
        <translation>提出问题后，答案将显示在这里。</translation>
    </message>
    <message>
        <source>Answers, best first</source>
        <translation>答案，最佳者在前</translation>
    </message>
    <message>
        <source>Use your saved answer</source>
        <translation>使用您的已存答案</translation>
    </message>
    <message>
        <source>%1 of %2 tables were read. To always include a table, right-click it in the schema.</source>
        <translation>已读取 %2 张表中的 %1 张。可在结构中某张表的菜单里指定每个问题都读取它。</translation>
    </message>
    <message>
        <source>“%1” is read as “%2”.</source>
        <translation>“%1”按“%2”理解。</translation>
    </message>
    <message>
        <source>Keep “%1”</source>
        <translation>保留“%1”</translation>
    </message>
    <message>
        <source>No other answer was found. Other words in the question may lead to more.</source>
        <translation>未找到其他答案。换用其他词语提问可能会得到更多答案。</translation>
    </message>
</context>
<context>
    <name>AskBackBar</name>
    <message>
        <source>Ask me again</source>
        <translation>重新询问</translation>
    </message>
    <message>
        <source>Do you mean</source>
        <translation>您是指</translation>
    </message>
    <message>
        <source>%1 (Alt+%2)</source>
        <translation>%1 (Alt+%2)</translation>
    </message>
    <message>
        <source>Your choice for this database: %1</source>
        <translation>按您为此数据库所选：%1</translation>
    </message>
    <message>
        <source>“%1” by which measure?</source>
        <translation>“%1”按哪个指标衡量？</translation>
    </message>
    <message>
        <source>“%1”: did you mean</source>
        <translation>“%1”：您是否想输入</translation>
    </message>
</context>
<context>
    <name>AskFlow</name>
    <message>
        <source>Loading the model…</source>
        <translation>正在加载模型…</translation>
    </message>
    <message>
        <source>The model is still loading.</source>
        <translation>模型仍在加载。</translation>
    </message>
    <message>
        <source>Ask a question to see answers here.</source>
        <translation>提出问题后，答案将显示在这里。</translation>
    </message>
    <message>
        <source>Questions are off</source>
        <translation>提问已关闭</translation>
    </message>
    <message>
        <source>The model stopped working and was restarted. Your question is still here.</source>
        <translation>模型停止工作，已重新启动。您的问题仍在这里。</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>再问一次</translation>
    </message>
    <message>
        <source>Open a database first, then ask about its contents.</source>
        <translation>请先打开数据库；问题是针对其内容的。</translation>
    </message>
    <message>
        <source>Open a database…</source>
        <translation>打开数据库…</translation>
    </message>
    <message>
        <source>A value is missing, so this answer was not run. Choose the value below the SQL.</source>
        <translation>缺少一个值，因此没有运行此答案：请在 SQL 下方选择。</translation>
    </message>
    <message>
        <source>Ready</source>
        <translation>就绪</translation>
    </message>
    <message>
        <source>This answer was not run. Check its SQL, then run it.</source>
        <translation>此答案未运行。请检查其 SQL，然后运行。</translation>
    </message>
</context>
<context>
    <name>AttentionPanel</name>
    <message>
        <source>Ask a question to see the attention of the model.</source>
        <translation>提出问题后，这里将显示模型的注意力。</translation>
    </message>
    <message>
        <source>Attention views</source>
        <translation>查看注意力的方式</translation>
    </message>
    <message>
        <source>Map</source>
        <translation>图</translation>
    </message>
    <message>
        <source>All heads</source>
        <translation>全部注意力头</translation>
    </message>
    <message>
        <source>Decoder</source>
        <translation>解码器</translation>
    </message>
    <message>
        <source>Word test</source>
        <translation>逐词检验</translation>
    </message>
</context>
<context>
    <name>BusyClock</name>
    <message>
        <source>Running…</source>
        <translation>正在运行…</translation>
    </message>
    <message>
        <source>Reading the question…</source>
        <translation>正在读取问题…</translation>
    </message>
    <message>
        <source>%1 %2 s</source>
        <comment>what goes on, and seconds</comment>
        <translation>%1 %2 秒</translation>
    </message>
</context>
<context>
    <name>CandidateListModel</name>
    <message>
        <source>Answer %1</source>
        <translation>答案 %1</translation>
    </message>
    <message>
        <source>Right with a probability of %1%, measured on databases that were new to the model</source>
        <translation>正确的概率为 %1 %，根据模型未见过的数据库测得</translation>
    </message>
    <message>
        <source>%1% of the weight of all answers (not the probability that this answer is right)</source>
        <translation>占所有答案权重的 %1 %（并非正确的概率）</translation>
    </message>
    <message>
        <source>Guessed join: %1</source>
        <translation>推测的连接：%1</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>more than %Ln row(s)</source>
        <translation>
            <numerusform>超过 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>Saved as right</source>
        <translation>已保存为正确答案</translation>
    </message>
</context>
<context>
    <name>CellDialog</name>
    <message>
        <source>Save to &amp;File…</source>
        <translation>保存到文件(&amp;F)…</translation>
    </message>
    <message>
        <source>Only the beginning of the text is shown. Save the cell to get all of the text.</source>
        <translation>此处只显示文本的开头；保存该单元格即可获得全部文本。</translation>
    </message>
    <message>
        <source>Only the first bytes are shown. Save the cell to get all bytes.</source>
        <translation>此处只显示开头的字节；保存该单元格即可获得全部内容。</translation>
    </message>
    <message>
        <source>Picture</source>
        <translation>图片</translation>
    </message>
    <message>
        <source>Save the cell</source>
        <translation>保存单元格</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
    <message>
        <source>The cell could not be saved: %1</source>
        <translation>无法保存单元格：%1</translation>
    </message>
    <message>
        <source>Type another value or NULL. Nothing is written until you apply the change.</source>
        <translation>输入另一个值或 NULL。在您应用更改之前，不会写入任何内容。</translation>
    </message>
    <message>
        <source>&amp;Change (Ctrl+Enter)</source>
        <translation>更改(&amp;C)（Ctrl+Enter）</translation>
    </message>
    <message>
        <source>&amp;Change (Enter)</source>
        <translation>更改(&amp;C)（回车）</translation>
    </message>
    <message>
        <source>To change the value, type on the page Text. Nothing is written until you apply the change.</source>
        <translation>要更改该值，请在“文本”页中输入。应用更改之前不会写入任何内容。</translation>
    </message>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Text</source>
        <translation>文本</translation>
    </message>
    <message>
        <source>Unfold all</source>
        <translation>全部展开</translation>
    </message>
    <message>
        <source>Fold all</source>
        <translation>全部折叠</translation>
    </message>
    <message>
        <source>The text is not valid JSON now.</source>
        <translation>该文本现在不是有效的 JSON。</translation>
    </message>
</context>
<context>
    <name>CellText</name>
    <message>
        <source>no value</source>
        <translation>无值</translation>
    </message>
</context>
<context>
    <name>ChangeFlow</name>
    <message>
        <source>These rows cannot be matched to rows in the file. Show the rows of one table with its primary key.</source>
        <translation>无法在文件中确定这些行。请显示某一张表的行，并包含其主键。</translation>
    </message>
    <message>
        <source>Databases on servers are read-only.</source>
        <translation>服务器上的数据库是只读的。</translation>
    </message>
    <message>
        <source>This is a temporary copy. Open the file itself to change it.</source>
        <translation>这是临时副本。请打开文件本身以进行更改。</translation>
    </message>
    <message>
        <source>Files that are opened together are read-only. Open one file alone to change it.</source>
        <translation>一起打开的文件是只读的。请单独打开一个文件以进行更改。</translation>
    </message>
    <message>
        <source>The file was imported for reading, so its rows are read-only.</source>
        <translation>该文件是为读取而导入的，因此其行是只读的。</translation>
    </message>
    <message>
        <source>The column is generated: SQLite computes its values.</source>
        <translation>该列是生成列：其值由 SQLite 计算。</translation>
    </message>
    <message>
        <source>A view is read-only. Change the rows of its tables.</source>
        <translation>视图是只读的。请更改其所基于的表的行。</translation>
    </message>
    <message>
        <source>The table has no primary key, so its rows cannot be identified.</source>
        <translation>该表没有主键，因此无法区分其行。</translation>
    </message>
    <message>
        <source>The primary key is not shown, so the rows cannot be identified.</source>
        <translation>未显示主键，因此无法区分这些行。</translation>
    </message>
</context>
<context>
    <name>ChangeTable</name>
    <message>
        <source>Change</source>
        <translation>更改</translation>
    </message>
    <message>
        <source>before</source>
        <translation>更改前</translation>
    </message>
    <message>
        <source>deleted</source>
        <translation>删除</translation>
    </message>
    <message>
        <source>after</source>
        <translation>更改后</translation>
    </message>
    <message>
        <source>new</source>
        <translation>新增</translation>
    </message>
    <message>
        <source>%1 new</source>
        <translation>新增 %1 行</translation>
    </message>
    <message>
        <source>%1 changed</source>
        <translation>更改 %1 行</translation>
    </message>
    <message>
        <source>%1 deleted</source>
        <translation>删除 %1 行</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ChartAxes</name>
    <message>
        <source>%1 (billions)</source>
        <translation>%1（十亿）</translation>
    </message>
    <message>
        <source>%1 (millions)</source>
        <translation>%1（百万）</translation>
    </message>
</context>
<context>
    <name>ChartColumns</name>
    <message>
        <source>Choose the columns</source>
        <translation>选择列</translation>
    </message>
    <message>
        <source>Kind</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Bars</source>
        <translation>条形图</translation>
    </message>
    <message>
        <source>Line</source>
        <translation>折线图</translation>
    </message>
    <message>
        <source>Points</source>
        <translation>散点图</translation>
    </message>
    <message>
        <source>Histogram</source>
        <translation>直方图</translation>
    </message>
    <message>
        <source>Axis</source>
        <translation>坐标轴</translation>
    </message>
    <message>
        <source>Numbers</source>
        <translation>数值</translation>
    </message>
    <message>
        <source>Stacked bars</source>
        <translation>堆积条形图</translation>
    </message>
    <message>
        <source>Series</source>
        <translation>系列</translation>
    </message>
    <message>
        <source>By number</source>
        <translation>按数值列</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
    <message>
        <source>As the rows</source>
        <translation>与行相同</translation>
    </message>
    <message>
        <source>Largest first</source>
        <translation>从大到小</translation>
    </message>
    <message>
        <source>By name</source>
        <translation>按名称</translation>
    </message>
</context>
<context>
    <name>ChartPanel</name>
    <message>
        <source>Save picture…</source>
        <translation>保存图片…</translation>
    </message>
    <message>
        <source>There is nothing to draw. A chart needs a column of numbers or of texts that repeat.</source>
        <translation>没有可绘制的内容：图表需要一列数字，或重复出现的文本。</translation>
    </message>
    <message>
        <source>Kind of chart</source>
        <translation>图表类型</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Bars: how often each %1 occurs</source>
        <translation>条形图：各 %1 出现的次数</translation>
    </message>
    <message>
        <source>Bars: %1 by %2</source>
        <translation>条形图：按 %2 显示 %1</translation>
    </message>
    <message>
        <source>Line: %1 over %2</source>
        <translation>折线图：%1 随 %2 的变化</translation>
    </message>
    <message>
        <source>Points: %1 against %2</source>
        <translation>散点图：%1 与 %2</translation>
    </message>
    <message>
        <source>Histogram: %1</source>
        <translation>直方图：%1</translation>
    </message>
    <message>
        <source>the first %1 of %2</source>
        <translation>%2 个中的前 %1 个</translation>
    </message>
    <message>
        <source>%1 of %2 points</source>
        <translation>%2 个点中的 %1 个</translation>
    </message>
    <message>
        <source>Save the chart</source>
        <translation>保存图表</translation>
    </message>
    <message>
        <source>SVG (*.svg);;PNG (*.png)</source>
        <translation>SVG (*.svg);;PNG (*.png)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>%1 could not be written. Choose another place.</source>
        <translation>无法写入 %1。请选择其他位置。</translation>
    </message>
    <message>
        <source>Copy picture</source>
        <translation>复制图片</translation>
    </message>
    <message>
        <source>The picture is on the clipboard.</source>
        <translation>图片已复制到剪贴板。</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <translation>%1和%2</translation>
    </message>
    <message>
        <source>Stacked bars: %1 by %2</source>
        <translation>堆积条形图：按%2的%1</translation>
    </message>
    <message>
        <source>the largest %1 of %2</source>
        <translation>%2 中最大的 %1 个</translation>
    </message>
</context>
<context>
    <name>ChartView</name>
    <message>
        <source>%1 by %2</source>
        <translation>按%2的%1</translation>
    </message>
</context>
<context>
    <name>ChoiceBar</name>
    <message>
        <source>Change:</source>
        <translation>更改：</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <comment>what is chosen, and what it is</comment>
        <translation>%1：%2</translation>
    </message>
</context>
<context>
    <name>ColumnFormat</name>
    <message>
        <source>Default</source>
        <translation>默认</translation>
    </message>
    <message>
        <source>With thousands separators</source>
        <translation>带千位分隔符</translation>
    </message>
    <message>
        <source>With two decimals</source>
        <translation>保留两位小数</translation>
    </message>
    <message>
        <source>Bytes as KB, MB, GB</source>
        <translation>字节显示为 KB、MB、GB</translation>
    </message>
    <message>
        <source>Seconds as a duration</source>
        <translation>秒显示为时长</translation>
    </message>
    <message>
        <source>Unix time as date and time (UTC)</source>
        <translation>Unix 时间显示为日期和时间 (UTC)</translation>
    </message>
</context>
<context>
    <name>ColumnTitles</name>
    <message>
        <source>amount</source>
        <translation>金额</translation>
    </message>
    <message>
        <source>average amount</source>
        <translation>平均金额</translation>
    </message>
    <message>
        <source>days</source>
        <translation>天数</translation>
    </message>
    <message>
        <source>average days</source>
        <translation>平均天数</translation>
    </message>
    <message>
        <source>share in %</source>
        <translation>占比（%）</translation>
    </message>
    <message>
        <source>change</source>
        <translation>变化</translation>
    </message>
    <message>
        <source>difference</source>
        <translation>差</translation>
    </message>
    <message>
        <source>running total</source>
        <translation>累计</translation>
    </message>
    <message>
        <source>count</source>
        <translation>数量</translation>
    </message>
</context>
<context>
    <name>ContextMenus</name>
    <message>
        <source>Copy &amp;SQL</source>
        <translation>复制 &amp;SQL</translation>
    </message>
    <message>
        <source>Copy r&amp;ows</source>
        <translation>复制行(&amp;O)</translation>
    </message>
    <message>
        <source>R&amp;un</source>
        <translation>运行(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Why this answer</source>
        <translation>为何是这个答案(&amp;W)</translation>
    </message>
    <message>
        <source>Close &amp;all others</source>
        <translation>关闭其他所有标签页(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Bring back</source>
        <translation>移回(&amp;B)</translation>
    </message>
</context>
<context>
    <name>CopyBar</name>
    <message>
        <source>Save a copy</source>
        <translation>保存副本</translation>
    </message>
    <message>
        <source>Stopped. No copy was written.</source>
        <translation>已停止。没有写入副本。</translation>
    </message>
    <message>
        <source>%1 copy.%2</source>
        <comment>file name</comment>
        <translation>%1 副本.%2</translation>
    </message>
    <message>
        <source>Writing a copy to %1</source>
        <translation>正在将副本写入 %1</translation>
    </message>
    <message>
        <source>Stop copying</source>
        <translation>停止复制</translation>
    </message>
    <message>
        <source>Copy written to %1.</source>
        <translation>副本已写入 %1。</translation>
    </message>
    <message>
        <source>No copy was written: %1 %2</source>
        <translation>没有写入副本：%1 %2</translation>
    </message>
</context>
<context>
    <name>DatabaseDialog</name>
    <message>
        <source>Open databases or data files</source>
        <translation>打开数据库或数据文件</translation>
    </message>
    <message>
        <source>Databases and data (*.sqlite *.sqlite3 *.db *.db3 *.csv *.tsv *.tab *.psv *.json *.jsonl *.ndjson *.txt *.dat *.gz *.xlsx *.xlsm *.ods *.sql *.dump);;SQLite databases (*.sqlite *.sqlite3 *.db *.db3);;CSV and similar files (*.csv *.tsv *.tab *.psv *.txt *.dat *.gz);;All files (*)</source>
        <translation>数据库和数据文件 (*.sqlite *.sqlite3 *.db *.db3 *.csv *.tsv *.tab *.psv *.json *.jsonl *.ndjson *.txt *.dat *.gz *.xlsx *.xlsm *.ods *.sql *.dump);;SQLite 数据库 (*.sqlite *.sqlite3 *.db *.db3);;CSV 及类似文件 (*.csv *.tsv *.tab *.psv *.txt *.dat *.gz);;所有文件 (*)</translation>
    </message>
</context>
<context>
    <name>DatabaseOpener</name>
    <message>
        <source>No database yet</source>
        <translation>尚未打开数据库</translation>
    </message>
    <message>
        <source>Open a data folder</source>
        <translation>打开数据文件夹</translation>
    </message>
</context>
<context>
    <name>DecisionText</name>
    <message>
        <source>There are no alternatives here.</source>
        <translation>这里没有备选项。</translation>
    </message>
    <message>
        <source>Alternatives: %1.</source>
        <translation>备选项：%1。</translation>
    </message>
    <message>
        <source>A rule replaced this step (%1).</source>
        <translation>一条规则替换了此步骤（%1）。</translation>
    </message>
    <message>
        <source>%1%</source>
        <extracomment>a percentage; some languages have a space before the sign</extracomment>
        <translation>%1%</translation>
    </message>
</context>
<context>
    <name>DecoderPage</name>
    <message>
        <source>Decoder attention from steps to words, columns and tables</source>
        <translation>解码器的注意力：从各步骤到词、列和表</translation>
    </message>
    <message>
        <source>Each row is a step that wrote the SQL. Click a row or a part of the SQL to see the alternatives.</source>
        <translation>每一行是写出 SQL 的一个步骤。点击某一行或 SQL 的某一段，可查看备选项。</translation>
    </message>
    <message>
        <source>Step %1. %2</source>
        <translation>步骤 %1。%2</translation>
    </message>
    <message>
        <source>%1 → %2: %3</source>
        <translation>%1 → %2：%3</translation>
    </message>
    <message>
        <source>Decoder attention for each step, mean over its heads</source>
        <translation>解码器的注意力，各头平均，逐步显示</translation>
    </message>
</context>
<context>
    <name>DockEdge</name>
    <message>
        <source>Show or fold %1</source>
        <translation>显示或收起“%1”</translation>
    </message>
</context>
<context>
    <name>EditBar</name>
    <message>
        <source>Save a copy…</source>
        <translation>保存副本…</translation>
    </message>
    <message>
        <source>Saves a copy of the file without these changes</source>
        <translation>将文件的当前状态（不含这些更改）写入其他位置</translation>
    </message>
    <message>
        <source>End editing</source>
        <translation>结束编辑</translation>
    </message>
    <message>
        <source>Undoes pending changes and makes the file read-only again</source>
        <translation>撤销待应用的更改，文件恢复为只读</translation>
    </message>
    <message>
        <source>Editing is on. Changes are shown to you first and written only when you apply them.</source>
        <translation>编辑已启用。更改会先显示给您，应用后才会写入。</translation>
    </message>
    <message>
        <source>Not written yet: %1</source>
        <translation>尚未写入：%1</translation>
    </message>
    <message>
        <source>Editing is on. %1</source>
        <translation>编辑已启用。%1</translation>
    </message>
    <message>
        <source>Written to the file: %1</source>
        <translation>已写入文件：%1</translation>
    </message>
    <message>
        <source>Undone: %1</source>
        <translation>已撤销：%1</translation>
    </message>
    <message>
        <source>Show changes</source>
        <translation>显示更改</translation>
    </message>
    <message>
        <source>Lists every change with the values before and after</source>
        <translation>列出每项更改及其前后的值</translation>
    </message>
</context>
<context>
    <name>EditFlow</name>
    <message>
        <source>Pending changes were undone.</source>
        <translation>待应用的更改已撤销。</translation>
    </message>
    <message>
        <source>This is a temporary copy. Open the file itself to change it.</source>
        <translation>这是临时副本。要更改，请打开文件本身。</translation>
    </message>
    <message>
        <source>The statement would change the file, but the file is read-only.</source>
        <translation>该语句会更改文件，但文件为只读。</translation>
    </message>
    <message>
        <source>Enable editing</source>
        <translation>启用编辑</translation>
    </message>
    <message>
        <source>the schema</source>
        <translation>表结构</translation>
    </message>
    <message>
        <source>The statement has no WHERE, so it applies to every row.</source>
        <translation>语句没有 WHERE，因此将影响每一行。</translation>
    </message>
    <message>
        <source>There are pending changes. Apply or undo the changes first.</source>
        <translation>有待应用的更改。请先应用或撤销。</translation>
    </message>
    <message>
        <source>Databases on servers are read-only. Nothing was changed.</source>
        <translation>服务器上的数据库为只读。没有任何更改。</translation>
    </message>
    <message>
        <source>Written to the file: %1</source>
        <translation>已写入文件：%1</translation>
    </message>
    <message numerus="yes">
        <source>Nothing was written, because %n change(s) were refused.</source>
        <translation>
            <numerusform>未写入任何内容：%n 项更改已拒绝。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ErrorText</name>
    <message>
        <source>This file does not exist.</source>
        <translation>没有这样的文件。</translation>
    </message>
    <message>
        <source>This is a folder, not a database file.</source>
        <translation>这是文件夹，不是数据库文件。</translation>
    </message>
    <message>
        <source>You have no permission to read this file.</source>
        <translation>您没有读取此文件的权限。</translation>
    </message>
    <message>
        <source>This file is not a SQLite database. Nothing was changed.</source>
        <translation>此文件不是 SQLite 数据库。未作任何更改。</translation>
    </message>
    <message>
        <source>The database is damaged and cannot be read in full. Nothing was changed.</source>
        <translation>数据库已损坏，无法完整读取。未作任何更改。</translation>
    </message>
    <message>
        <source>Another program is writing to the database. Try again in a moment.</source>
        <translation>另一个程序正在写入该数据库。请稍后重试。</translation>
    </message>
    <message>
        <source>The tables of this database cannot be read.</source>
        <translation>无法读取此数据库的表。</translation>
    </message>
    <message>
        <source>This statement would change data, but databases are opened read-only. Nothing was changed.</source>
        <translation>该语句会更改数据，而数据库以只读方式打开。未作任何更改。</translation>
    </message>
    <message>
        <source>The statement failed while it was running.</source>
        <translation>该语句在运行过程中失败。</translation>
    </message>
    <message>
        <source>This SQL is valid but cannot be shown as a tree.</source>
        <translation>此 SQL 有效，但无法显示为树。</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>已停止。未作任何更改。</translation>
    </message>
    <message>
        <source>Stopped because it took too long or grew too large. Nothing was changed.</source>
        <translation>因耗时过长或占用过大而停止。未作任何更改。</translation>
    </message>
    <message>
        <source>This text is not a question that can be answered. Try other words.</source>
        <translation>此文本不是可以回答的问题。请换一种说法。</translation>
    </message>
    <message>
        <source>No query was found for this question. Try other words, or name the table that you mean.</source>
        <translation>没有为该问题找到查询。请换一种说法，或指明您所指的表。</translation>
    </message>
    <message>
        <source>Questions are off because no model was found. You can still use SQL.</source>
        <translation>未找到模型，无法提问。SQL 仍可使用。</translation>
    </message>
    <message>
        <source>Questions are off because the model cannot be loaded. You can still use SQL.</source>
        <translation>无法加载模型，无法提问。SQL 仍可使用。</translation>
    </message>
    <message>
        <source>Questions are off because the model is not running. You can still use SQL.</source>
        <translation>模型未运行，无法提问。SQL 仍可使用。</translation>
    </message>
    <message>
        <source>This value cannot be used here.</source>
        <translation>此处不能使用该值。</translation>
    </message>
    <message>
        <source>A data file has content that cannot be read.</source>
        <translation>某个数据文件的内容无法读取。</translation>
    </message>
    <message>
        <source>A file could not be read or written.</source>
        <translation>无法读取或写入某个文件。</translation>
    </message>
    <message>
        <source>Something went wrong inside the program. Your text and your data are unchanged.</source>
        <translation>程序内部出错。您的文本和数据未受影响。</translation>
    </message>
    <message>
        <source>The database has unfinished changes in a log that cannot be applied here. You can read a private copy instead.</source>
        <translation>数据库的日志中有未完成的更改，无法在此处合并。可以读取它的私有副本。</translation>
    </message>
    <message>
        <source>The server cannot be reached.</source>
        <translation>无法连接到服务器。</translation>
    </message>
    <message>
        <source>The server accepts no more connections right now. Try again in a moment.</source>
        <translation>服务器目前不接受更多连接。请稍后再试。</translation>
    </message>
    <message>
        <source>The server did not respond in time. Try again in a moment.</source>
        <translation>服务器没有及时响应。请稍后重试。</translation>
    </message>
    <message>
        <source>Wrong password. Type it again.</source>
        <translation>密码错误。请重新输入。</translation>
    </message>
    <message>
        <source>The encrypted connection to the server failed.</source>
        <translation>无法与服务器建立加密连接。</translation>
    </message>
    <message>
        <source>The server does not allow this.</source>
        <translation>服务器不允许这样做。</translation>
    </message>
    <message>
        <source>There is an error in the SQL.</source>
        <translation>SQL 中有错误。</translation>
    </message>
    <message>
        <source>The part of the program that runs statements crashed or could not start. You can still run other statements.</source>
        <translation>执行语句的程序部分因此崩溃，或无法启动。其他语句仍可运行。</translation>
    </message>
    <message>
        <source>The server cannot be reached. The next question or statement tries again.</source>
        <translation>无法连接到服务器。下一个问题或语句会再次尝试连接。</translation>
    </message>
    <message>
        <source>Change the SQL and run it again.</source>
        <translation>请修改 SQL 后再次运行。</translation>
    </message>
</context>
<context>
    <name>ExplanationPanel</name>
    <message>
        <source>Answer views</source>
        <translation>查看答案的方式</translation>
    </message>
    <message>
        <source>Steps</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>Links</source>
        <translation>关联</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
    <message>
        <source>Tree</source>
        <translation>树</translation>
    </message>
    <message>
        <source>In words</source>
        <translation>文字说明</translation>
    </message>
    <message>
        <source>The model has read another question since then. Ask this question again to see its attention.</source>
        <translation>模型此后已读取另一个问题。请再问一次此问题，以查看它的注意力。</translation>
    </message>
</context>
<context>
    <name>ExportBar</name>
    <message>
        <source>Export</source>
        <translation>导出</translation>
    </message>
    <message>
        <source>%1 rows written to %2</source>
        <translation>已将 %1 行写入 %2</translation>
    </message>
    <message>
        <source>Nothing was written to %1: %2 %3</source>
        <translation>未向 %1 写入任何内容：%2 %3</translation>
    </message>
    <message>
        <source>Stop exporting</source>
        <translation>停止导出</translation>
    </message>
    <message>
        <source>Writing %1: %2 rows so far</source>
        <translation>正在写入 %1：已写 %2 行</translation>
    </message>
    <message>
        <source>Stopped. No file was written.</source>
        <translation>已停止。没有写入文件。</translation>
    </message>
    <message>
        <source>Open file</source>
        <translation>打开文件</translation>
    </message>
</context>
<context>
    <name>ExportDialog</name>
    <message>
        <source>Export rows</source>
        <translation>导出行</translation>
    </message>
    <message>
        <source>CSV (*.csv);;Spreadsheet (*.xlsx);;Tab-separated text (*.tsv);;JSON (*.json);;JSON lines (*.jsonl);;SQL INSERT (*.sql);;Markdown (*.md);;Web page (*.html)</source>
        <translation>CSV (*.csv);;电子表格 (*.xlsx);;制表符分隔文本 (*.tsv);;JSON (*.json);;JSON 行 (*.jsonl);;SQL INSERT (*.sql);;Markdown (*.md);;网页 (*.html)</translation>
    </message>
</context>
<context>
    <name>FaultText</name>
    <message>
        <source>Another program has changed this row.</source>
        <translation>另一个程序已更改此行。</translation>
    </message>
    <message>
        <source>Another program has changed this cell to %1. Apply again to write your change anyway.</source>
        <translation>另一个程序已将此单元格改为 %1。再次应用即可仍写入您的更改。</translation>
    </message>
    <message>
        <source>A value is required here.</source>
        <translation>此处必须有值。</translation>
    </message>
    <message>
        <source>Another row has this value already, and it must be unique.</source>
        <translation>另一行已有此值，而该值必须唯一。</translation>
    </message>
    <message>
        <source>A foreign key refers to a row that does not exist, or to this row.</source>
        <translation>外键引用了不存在的行，或引用了此行。</translation>
    </message>
    <message>
        <source>The value breaks a rule of the table. %1</source>
        <translation>该值违反了表的规则。%1</translation>
    </message>
    <message>
        <source>Another program has deleted this row.</source>
        <translation>另一个程序已删除此行。</translation>
    </message>
    <message>
        <source>SQLite refused the change. %1</source>
        <translation>SQLite 已拒绝此更改。%1</translation>
    </message>
</context>
<context>
    <name>FileChecks</name>
    <message>
        <source>%1
When it was opened: %2</source>
        <translation>%1
打开时：%2</translation>
    </message>
    <message>
        <source>The file has not changed since it was opened. Every byte is the same.</source>
        <translation>文件自打开以来逐字节未变。</translation>
    </message>
    <message>
        <source>Another program has changed the file since it was opened.</source>
        <translation>文件打开后，另一个程序更改了它。</translation>
    </message>
    <message>
        <source>Show readable tables</source>
        <translation>显示可读取的表</translation>
    </message>
    <message>
        <source>Reading every table…</source>
        <translation>正在读取每个表…</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Rows that can be read</source>
        <translation>可读取的行数</translation>
    </message>
    <message>
        <source>State</source>
        <translation>状态</translation>
    </message>
    <message>
        <source>intact</source>
        <translation>完好</translation>
    </message>
    <message>
        <source>damaged: %1</source>
        <translation>已损坏：%1</translation>
    </message>
    <message>
        <source>%1 of %2 tables can be read completely.</source>
        <translation>%2 个表中有 %1 个可以完整读取。</translation>
    </message>
    <message>
        <source>Readable tables</source>
        <translation>可读取的表</translation>
    </message>
</context>
<context>
    <name>FilterRow</name>
    <message>
        <source>Filter %1</source>
        <translation>筛选 %1</translation>
    </message>
    <message>
        <source>filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Regular expressions</source>
        <translation>正则表达式</translation>
    </message>
    <message>
        <source>Regular expressions: ^ is the beginning of a cell, $ its end, . any character, .* any text, [a-z] a letter, \d a digit, a|b either. Case does not matter, except behind (?-i).</source>
        <translation>正则表达式：^ 表示单元格开头，$ 表示结尾，. 表示任意字符，.* 表示任意文本，[a-z] 表示一个字母，\d 表示一个数字，a|b 表示二者之一。不区分大小写，(?-i) 之后除外。</translation>
    </message>
    <message>
        <source>The filter of %1 is off: %2</source>
        <translation>%1 的筛选未生效：%2</translation>
    </message>
    <message>
        <source>Shows rows that contain this text, or type &gt; 5, &lt;= 5, = Rome, != Rome, =~ ^R.m, NULL or !NULL</source>
        <translation>显示包含此文本的行；也可输入 &gt; 5、&lt;= 5、= Rome、!= Rome、=~ ^R.m、NULL 或 !NULL</translation>
    </message>
</context>
<context>
    <name>FindBar</name>
    <message>
        <source>Match &amp;case</source>
        <translation>区分大小写(&amp;C)</translation>
    </message>
    <message>
        <source>Find in SQL</source>
        <translation>在 SQL 中查找</translation>
    </message>
    <message>
        <source>Replace with</source>
        <translation>替换为</translation>
    </message>
    <message>
        <source>Next</source>
        <translation>下一个</translation>
    </message>
    <message>
        <source>Previous</source>
        <translation>上一个</translation>
    </message>
    <message>
        <source>Replace</source>
        <translation>替换</translation>
    </message>
    <message>
        <source>Replace all</source>
        <translation>全部替换</translation>
    </message>
    <message>
        <source>Not found</source>
        <translation>未找到</translation>
    </message>
    <message numerus="yes">
        <source>%n place(s) replaced</source>
        <translation>
            <numerusform>已替换 %n 处</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>FindFlow</name>
    <message>
        <source>Find anything</source>
        <translation>查找任何内容</translation>
    </message>
    <message>
        <source>A table, a column, a saved answer or a command</source>
        <translation>表、列、已存答案或命令</translation>
    </message>
    <message>
        <source>view</source>
        <translation>视图</translation>
    </message>
    <message>
        <source>table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Shows the rows</source>
        <translation>显示其中的行</translation>
    </message>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Selects this column in all views</source>
        <translation>在所有视图中选中此列</translation>
    </message>
    <message>
        <source>saved answer</source>
        <translation>已存答案</translation>
    </message>
</context>
<context>
    <name>FormatBar</name>
    <message>
        <source>How the file was read</source>
        <translation>文件的读取方式</translation>
    </message>
    <message>
        <source>File</source>
        <translation>文件</translation>
    </message>
    <message>
        <source>De&amp;limiter:</source>
        <translation>分隔符(&amp;L)：</translation>
    </message>
    <message>
        <source>comma ,</source>
        <translation>逗号 ,</translation>
    </message>
    <message>
        <source>semicolon ;</source>
        <translation>分号 ;</translation>
    </message>
    <message>
        <source>tab</source>
        <translation>制表符</translation>
    </message>
    <message>
        <source>bar |</source>
        <translation>竖线 |</translation>
    </message>
    <message>
        <source>nothing: one column</source>
        <translation>无：只有一列</translation>
    </message>
    <message>
        <source>First ro&amp;w:</source>
        <translation>第一行(&amp;W)：</translation>
    </message>
    <message>
        <source>header</source>
        <translation>表头</translation>
    </message>
    <message>
        <source>no header</source>
        <translation>无表头</translation>
    </message>
    <message>
        <source>Decimal separat&amp;or:</source>
        <translation>小数分隔符(&amp;O)：</translation>
    </message>
    <message>
        <source>point: 0.5</source>
        <translation>句点：0.5</translation>
    </message>
    <message>
        <source>comma: 0,5</source>
        <translation>逗号：0,5</translation>
    </message>
    <message>
        <source>1/2/2023 &amp;is:</source>
        <translation>1/2/2023 表示(&amp;I)：</translation>
    </message>
    <message>
        <source>1 February</source>
        <translation>2 月 1 日</translation>
    </message>
    <message>
        <source>January 2</source>
        <translation>1 月 2 日</translation>
    </message>
    <message>
        <source>Encodin&amp;g:</source>
        <translation>编码(&amp;G)：</translation>
    </message>
    <message>
        <source>UTF-8</source>
        <translation>UTF-8</translation>
    </message>
    <message>
        <source>Western (Windows-1252)</source>
        <translation>西欧 (Windows-1252)</translation>
    </message>
    <message>
        <source>Central European (Windows-1250)</source>
        <translation>中欧 (Windows-1250)</translation>
    </message>
    <message>
        <source>Cyrillic (Windows-1251)</source>
        <translation>西里尔文 (Windows-1251)</translation>
    </message>
    <message>
        <source>Chinese (GB18030)</source>
        <translation>中文 (GB18030)</translation>
    </message>
    <message>
        <source>Japanese (Shift JIS)</source>
        <translation>日文 (Shift JIS)</translation>
    </message>
    <message>
        <source>UTF-16, low byte first</source>
        <translation>UTF-16，低字节在前</translation>
    </message>
    <message>
        <source>UTF-16, high byte first</source>
        <translation>UTF-16，高字节在前</translation>
    </message>
    <message>
        <source>&amp;Quotes:</source>
        <translation>引号(&amp;Q)：</translation>
    </message>
    <message>
        <source>double &quot;</source>
        <translation>双引号 &quot;</translation>
    </message>
    <message>
        <source>single &apos;</source>
        <translation>单引号 &apos;</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Discards your settings for this file and reads it again</source>
        <translation>放弃您为此文件所作的设置并重新读取</translation>
    </message>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
    <message>
        <source>The command “File, How the file was read” shows this bar again</source>
        <translation>用“文件 &gt; 文件的读取方式”可再次显示此栏</translation>
    </message>
    <message>
        <source>How the file was read:</source>
        <translation>读取方式如下：</translation>
    </message>
    <message>
        <source>How %1 was read:</source>
        <translation>%1 的读取方式如下：</translation>
    </message>
    <message>
        <source>C&amp;hange</source>
        <translation>更改(&amp;H)</translation>
    </message>
    <message>
        <source>Shows all settings that you can correct</source>
        <translation>显示所有可以更正的设置</translation>
    </message>
    <message>
        <source>Last row:</source>
        <translation>末行：</translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) left out, including a total</source>
        <translation>
            <numerusform>略去 %n 行，含合计行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n row(s) left out</source>
        <translation>
            <numerusform>略去 %n 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) left out</source>
        <translation>
            <numerusform>略去 %n 列</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n text(s) among the numbers in %1</source>
        <translation>
            <numerusform>%1 的数字中有 %n 个文本</numerusform>
        </translation>
    </message>
    <message>
        <source>Western (Mac Roman)</source>
        <translation>西欧 (Mac Roman)</translation>
    </message>
    <message>
        <source>auto</source>
        <translation>自动</translation>
    </message>
    <message>
        <source>Header row:</source>
        <translation>表头行：</translation>
    </message>
    <message>
        <source>First data row:</source>
        <translation>首个数据行：</translation>
    </message>
    <message>
        <source>header in row %1</source>
        <translation>表头在第 %1 行</translation>
    </message>
    <message>
        <source>Sheet</source>
        <translation>工作表</translation>
    </message>
    <message numerus="yes">
        <source>%n subtotal row(s) left out</source>
        <translation>
            <numerusform>省略了 %n 行小计</numerusform>
        </translation>
    </message>
    <message>
        <source>Chinese, traditional (Big5)</source>
        <translation>繁体中文 (Big5)</translation>
    </message>
    <message>
        <source>Korean (EUC-KR)</source>
        <translation>韩文 (EUC-KR)</translation>
    </message>
</context>
<context>
    <name>FormatFlow</name>
    <message>
        <source>Parts of the opened files could not be read. Everything else is available.</source>
        <translation>打开的内容中有一部分无法读取，其余内容均已读入。</translation>
    </message>
</context>
<context>
    <name>GlanceFlow</name>
    <message>
        <source>Press Enter for: %1</source>
        <translation>按 Enter 查看：%1</translation>
    </message>
</context>
<context>
    <name>GlancePanel</name>
    <message>
        <source>Answer to the question that is being typed</source>
        <translation>正在输入的问题的答案</translation>
    </message>
</context>
<context>
    <name>GraphLegend</name>
    <message>
        <source>◆ primary key, ◇ foreign key</source>
        <translation>◆ 主键，◇ 外键</translation>
    </message>
    <message>
        <source>named in the question</source>
        <translation>问题中提到</translation>
    </message>
    <message>
        <source>joined by the SQL</source>
        <translation>由 SQL 连接</translation>
    </message>
    <message>
        <source>declared relationship</source>
        <translation>已声明的关系</translation>
    </message>
    <message>
        <source>guessed relationship</source>
        <translation>推测的关系</translation>
    </message>
    <message>
        <source>accepted guess</source>
        <translation>已接受的推测</translation>
    </message>
    <message>
        <source>refused guess</source>
        <translation>已拒绝的推测</translation>
    </message>
</context>
<context>
    <name>GraphPanel</name>
    <message>
        <source>Tables and their relationships</source>
        <translation>各表及其关系</translation>
    </message>
    <message>
        <source>Open a database to see its tables and their relationships.</source>
        <translation>打开数据库以查看其各表及其关系。</translation>
    </message>
    <message>
        <source>This database has no tables yet.</source>
        <translation>此数据库还没有表。</translation>
    </message>
    <message>
        <source>Reset layout</source>
        <translation>重置布局</translation>
    </message>
    <message>
        <source>Moves dragged tables back to their places</source>
        <translation>把拖动过的表放回布局给出的位置</translation>
    </message>
    <message numerus="yes">
        <source>and %n more table(s)</source>
        <translation>
            <numerusform>还有 %n 个表</numerusform>
        </translation>
    </message>
    <message>
        <source>Only tables of the answer</source>
        <translation>仅答案所用的表</translation>
    </message>
    <message>
        <source>Shows all tables of the database (Enter)</source>
        <translation>画出数据库的全部表（Enter）</translation>
    </message>
    <message>
        <source>Shows only the tables that the SQL reads (Enter)</source>
        <translation>仅画出 SQL 读取的表（Enter）</translation>
    </message>
</context>
<context>
    <name>HeadGridPage</name>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Score</source>
        <translation>分值</translation>
    </message>
    <message>
        <source>All heads of all layers</source>
        <translation>所有层的所有注意力头</translation>
    </message>
    <message>
        <source>Order of the heads</source>
        <translation>注意力头的次序</translation>
    </message>
    <message>
        <source>Each row is a layer. Double-click a head or press Return to enlarge it. Press Space to combine several heads.</source>
        <translation>每一行是一层。双击一个头或按回车键可放大它。按空格键可合并多个头。</translation>
    </message>
    <message>
        <source>&amp;Order:</source>
        <translation>次序(&amp;O)：</translation>
    </message>
    <message>
        <source>by layer</source>
        <translation>逐层</translation>
    </message>
    <message>
        <source>most focused attention first</source>
        <translation>注意力最集中的在前</translation>
    </message>
    <message>
        <source>least focused attention first</source>
        <translation>注意力最分散的在前</translation>
    </message>
    <message>
        <source>most attention on: %1</source>
        <translation>注意力最多在：%1</translation>
    </message>
    <message>
        <source>Layer %1, head %2</source>
        <translation>第 %1 层，第 %2 头</translation>
    </message>
    <message>
        <source>%1: %2%</source>
        <translation>%1：%2%</translation>
    </message>
    <message>
        <source>All heads, %1</source>
        <translation>全部注意力头，%1</translation>
    </message>
</context>
<context>
    <name>HeadMapPage</name>
    <message>
        <source>Group by &amp;table</source>
        <translation>按表分组(&amp;T)</translation>
    </message>
    <message>
        <source>Attention from rows to columns</source>
        <translation>注意力：从行到列</translation>
    </message>
    <message>
        <source>Layer</source>
        <translation>层</translation>
    </message>
    <message>
        <source>Head</source>
        <translation>头</translation>
    </message>
    <message>
        <source>Part of the attention</source>
        <translation>注意力的组成部分</translation>
    </message>
    <message>
        <source>full</source>
        <translation>完整</translation>
    </message>
    <message>
        <source>content only</source>
        <translation>仅内容</translation>
    </message>
    <message>
        <source>relations only</source>
        <translation>仅关系</translation>
    </message>
    <message>
        <source>rollout from layer 1</source>
        <translation>从第 1 层起的展开</translation>
    </message>
    <message>
        <source>Content only: attention without relations. Relations only: attention without content. Rollout: what each item is made of after all layers up to this one.</source>
        <translation>仅内容：不含关系的注意力。仅关系：不含内容的注意力。展开：经过到此为止的所有层后，各项由什么组成。</translation>
    </message>
    <message>
        <source>Shows all columns of a table as one row and one column</source>
        <translation>将一个表的所有列显示为一行一列</translation>
    </message>
    <message>
        <source>La&amp;yer:</source>
        <translation>层(&amp;Y)：</translation>
    </message>
    <message>
        <source>Hea&amp;d:</source>
        <translation>头(&amp;D)：</translation>
    </message>
    <message>
        <source>mean over heads</source>
        <translation>各头的平均</translation>
    </message>
    <message>
        <source>max over heads</source>
        <translation>各头的最大值</translation>
    </message>
    <message numerus="yes">
        <source>mean over %n chosen heads</source>
        <translation>
            <numerusform>%n 个所选头的平均</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>max over %n chosen heads</source>
        <translation>
            <numerusform>%n 个所选头的最大值</numerusform>
        </translation>
    </message>
    <message>
        <source>several</source>
        <translation>多个</translation>
    </message>
    <message>
        <source>Point at a cell to read the attention from its row to its column.</source>
        <translation>指向一个单元格，可读出从其行到其列的注意力。</translation>
    </message>
    <message>
        <source>High attention does not always decide the answer. The page “Word test” checks this.</source>
        <translation>注意力高的部分不一定决定答案。“逐词检验”页可以检验这一点。</translation>
    </message>
    <message>
        <source>%1 → %2: %3 · %4 · relation: %5</source>
        <translation>%1 → %2：%3 · %4 · 关系：%5</translation>
    </message>
    <message>
        <source>layer %1</source>
        <translation>第 %1 层</translation>
    </message>
    <message>
        <source>rollout up to %1</source>
        <translation>展开到%1</translation>
    </message>
    <message>
        <source>head %1</source>
        <translation>第 %1 头</translation>
    </message>
    <message>
        <source>%1, %2</source>
        <translation>%1，%2</translation>
    </message>
    <message>
        <source>Encoder attention, %1</source>
        <translation>编码器的注意力，%1</translation>
    </message>
</context>
<context>
    <name>HeaderMenu</name>
    <message>
        <source>Sort &amp;ascending</source>
        <translation>升序排列(&amp;A)</translation>
    </message>
    <message>
        <source>Sort &amp;descending</source>
        <translation>降序排列(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Filter this column</source>
        <translation>筛选此列(&amp;F)</translation>
    </message>
    <message>
        <source>Data &amp;bars</source>
        <translation>数据条(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Hide column</source>
        <translation>隐藏列(&amp;H)</translation>
    </message>
    <message>
        <source>Sh&amp;ow all columns</source>
        <translation>显示所有列(&amp;O)</translation>
    </message>
    <message>
        <source>Free&amp;ze this column</source>
        <translation>冻结此列(&amp;Z)</translation>
    </message>
    <message>
        <source>Displa&amp;y numbers as</source>
        <translation>数字显示为(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>HeatMap</name>
    <message>
        <source>From</source>
        <translation>从</translation>
    </message>
</context>
<context>
    <name>HeatScale</name>
    <message>
        <source>Attention by colour</source>
        <translation>颜色表示的注意力</translation>
    </message>
    <message>
        <source>Attention by colour, from 0 to %1</source>
        <translation>颜色表示的注意力，从 0 到 %1</translation>
    </message>
</context>
<context>
    <name>HelpDesk</name>
    <message>
        <source>Versions, model and sizes were copied, but none of your data.</source>
        <translation>已复制版本、模型和大小，不含您的任何数据。</translation>
    </message>
    <message>
        <source>Help</source>
        <translation>帮助</translation>
    </message>
    <message>
        <source>There is no log, because nothing has gone wrong so far.</source>
        <translation>没有日志：到目前为止一切正常。</translation>
    </message>
    <message>
        <source>The log is in the file %1.</source>
        <translation>日志在文件 %1 中。</translation>
    </message>
    <message>
        <source>Commands</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Type part of a command</source>
        <translation>输入命令的一部分</translation>
    </message>
</context>
<context>
    <name>HelpPanel</name>
    <message>
        <source>Find in the manual</source>
        <translation>在手册中查找</translation>
    </message>
    <message>
        <source>Chapters</source>
        <translation>章节</translation>
    </message>
    <message>
        <source>Manual</source>
        <translation>手册</translation>
    </message>
    <message>
        <source>en</source>
        <comment>the language of this translation, as its file is called</comment>
        <translation>zh_CN</translation>
    </message>
    <message>
        <source>Pages found</source>
        <translation>找到的页</translation>
    </message>
    <message>
        <source>Contents</source>
        <translation>目录</translation>
    </message>
    <message>
        <source>No page contains these words.</source>
        <translation>没有包含这些词的页。</translation>
    </message>
</context>
<context>
    <name>HistoryDialog</name>
    <message>
        <source>Recent statements</source>
        <translation>最近运行的语句</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter statements</source>
        <translation>筛选语句</translation>
    </message>
    <message>
        <source>Statements appear here once they have run.</source>
        <translation>语句运行后会显示在这里。</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>使用(&amp;U)</translation>
    </message>
    <message>
        <source>When</source>
        <translation>时间</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>数据库</translation>
    </message>
    <message>
        <source>SQL</source>
        <translation>SQL</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
</context>
<context>
    <name>ImportBar</name>
    <message>
        <source>Read a data file</source>
        <translation>读取数据文件</translation>
    </message>
    <message>
        <source>Stopped. %1 was not opened.</source>
        <translation>已停止。未打开 %1。</translation>
    </message>
    <message>
        <source>Reading %1</source>
        <translation>正在读取 %1</translation>
    </message>
    <message>
        <source>Stop reading</source>
        <translation>停止读取</translation>
    </message>
</context>
<context>
    <name>JsonView</name>
    <message>
        <source>JSON</source>
        <translation>JSON</translation>
    </message>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Value</source>
        <translation>值</translation>
    </message>
    <message numerus="yes">
        <source>{ %n key(s) }</source>
        <translation>
            <numerusform>{ %n 个键 }</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>[ %n item(s) ]</source>
        <translation>
            <numerusform>[ %n 项 ]</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 more. Press Enter to show them.</source>
        <translation>还有 %1 项。按 Enter 显示。</translation>
    </message>
</context>
<context>
    <name>LinkEditor</name>
    <message>
        <source>&amp;Link</source>
        <translation>链接(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Unlink</source>
        <translation>取消链接(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Reset</source>
        <translation>重置(&amp;R)</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Table or column</source>
        <translation>表或列</translation>
    </message>
    <message>
        <source>Removes your changes to the links</source>
        <translation>去掉您对关联的更改</translation>
    </message>
</context>
<context>
    <name>LinkKindText</name>
    <message>
        <source>part of the name</source>
        <translation>名称的一部分</translation>
    </message>
    <message>
        <source>synonym</source>
        <translation>同义词</translation>
    </message>
    <message>
        <source>whole name</source>
        <translation>完整名称</translation>
    </message>
    <message>
        <source>number in a numeric column</source>
        <translation>数值列中的数字</translation>
    </message>
    <message>
        <source>date in a date column</source>
        <translation>日期列中的日期</translation>
    </message>
    <message>
        <source>part of a value</source>
        <translation>值的一部分</translation>
    </message>
    <message>
        <source>whole value</source>
        <translation>完整的值</translation>
    </message>
</context>
<context>
    <name>LinksPanel</name>
    <message>
        <source>Learnt alignment between words and the database</source>
        <translation>学到的词语与数据库的对齐</translation>
    </message>
    <message>
        <source>Links between words and the database</source>
        <translation>词语与数据库之间的关联</translation>
    </message>
    <message>
        <source>This shows which words match which tables and columns.</source>
        <translation>这里将显示哪些词对应哪些表和列。</translation>
    </message>
    <message>
        <source>Words not used in the answer: %1</source>
        <translation>答案未用到的词：%1</translation>
    </message>
    <message>
        <source>Where links come from</source>
        <translation>关联的来源</translation>
    </message>
    <message>
        <source>Found in names and cells</source>
        <translation>从名称和单元格中找到</translation>
    </message>
    <message>
        <source>Learnt alignment (wider = more certain)</source>
        <translation>学得的对齐（越粗越确定）</translation>
    </message>
</context>
<context>
    <name>LinksView</name>
    <message>
        <source>%1: no link</source>
        <translation>%1：无关联</translation>
    </message>
    <message>
        <source>characters %1–%2</source>
        <translation>第 %1–%2 个字符</translation>
    </message>
    <message>
        <source>“%1” (%2) → %3: %4</source>
        <translation>“%1”（%2）→ %3：%4</translation>
    </message>
    <message>
        <source>%1, found: %2</source>
        <translation>%1，找到：%2</translation>
    </message>
    <message>
        <source>%1: no link, not used in the answer</source>
        <translation>%1：无关联，答案也未用到</translation>
    </message>
    <message>
        <source>Word</source>
        <translation>词</translation>
    </message>
    <message>
        <source>Characters</source>
        <translation>字符</translation>
    </message>
    <message>
        <source>Linked to</source>
        <translation>关联到</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Found</source>
        <translation>找到</translation>
    </message>
    <message>
        <source>nothing, not used</source>
        <translation>无，且未用到</translation>
    </message>
    <message>
        <source>nothing</source>
        <translation>无</translation>
    </message>
    <message>
        <source>Remove: %1 → %2</source>
        <translation>移除：%1 → %2</translation>
    </message>
    <message>
        <source>No link here</source>
        <translation>这里没有关联</translation>
    </message>
    <message>
        <source>%1 (Enter)</source>
        <translation>%1（Enter）</translation>
    </message>
    <message numerus="yes">
        <source>and %n more</source>
        <translation>
            <numerusform>还有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>Only items of the answer</source>
        <translation>仅答案所用的项</translation>
    </message>
    <message>
        <source>learnt, %1%</source>
        <translation>学得，%1%</translation>
    </message>
</context>
<context>
    <name>MainWindow</name>
    <message>
        <source>The program ended unexpectedly at its last starts, so your drafts were not restored.</source>
        <translation>程序在最近几次启动时意外退出，因此没有恢复您的草稿。</translation>
    </message>
    <message>
        <source>The drafts for each database are kept in a file. The name of the file appears when you open the database.</source>
        <translation>各数据库的草稿分别保存在一个文件中。打开数据库时会显示该文件的名称。</translation>
    </message>
</context>
<context>
    <name>ManualText</name>
    <message>
        <source>%1 (%2)</source>
        <comment>a command and its key</comment>
        <translation>%1（%2）</translation>
    </message>
</context>
<context>
    <name>MarkedCells</name>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n 个单元格</numerusform>
        </translation>
    </message>
    <message>
        <source>sum %1</source>
        <translation>总和 %1</translation>
    </message>
    <message>
        <source>mean %1</source>
        <translation>平均 %1</translation>
    </message>
    <message numerus="yes">
        <source>%n distinct</source>
        <translation>
            <numerusform>%n 个不同值</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>MessageBar</name>
    <message>
        <source>Details</source>
        <translation>详细信息</translation>
    </message>
    <message>
        <source>Close this message</source>
        <translation>关闭此消息</translation>
    </message>
</context>
<context>
    <name>MiniMap</name>
    <message>
        <source>Overview</source>
        <translation>概览</translation>
    </message>
</context>
<context>
    <name>ModelFlow</name>
    <message>
        <source>Choose the folder of a model</source>
        <translation>选择模型的文件夹</translation>
    </message>
    <message>
        <source>There is no model in this folder. Nothing was changed.</source>
        <translation>此文件夹中没有模型；未作任何更改。</translation>
    </message>
    <message>
        <source>Choose model…</source>
        <translation>选择模型…</translation>
    </message>
    <message>
        <source>This model cannot be loaded, so the previous model is in use again.</source>
        <translation>无法加载此模型，因此恢复使用之前的模型。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>The model that you chose was not found, so another model is in use.</source>
        <translation>找不到您选择的模型，因此使用另一个模型。</translation>
    </message>
    <message>
        <source>The folder of the model was %1.</source>
        <translation>该模型的文件夹原为 %1。</translation>
    </message>
</context>
<context>
    <name>OcclusionPage</name>
    <message>
        <source>Words tested</source>
        <translation>已试的词</translation>
    </message>
    <message>
        <source>The answer without each word</source>
        <translation>去掉每个词后的答案</translation>
    </message>
    <message>
        <source>This test asks the question again without each of its words. The result shows which words decide the answer.</source>
        <translation>此检验会逐一去掉每个词并重新提出问题。结果显示哪些词决定答案。</translation>
    </message>
    <message>
        <source>&amp;Cancel</source>
        <translation>取消(&amp;C)</translation>
    </message>
    <message>
        <source>Run &amp;test</source>
        <translation>开始检验(&amp;T)</translation>
    </message>
    <message>
        <source>The test was stopped.</source>
        <translation>检验已停止。</translation>
    </message>
    <message>
        <source>Asking without “%1”…</source>
        <translation>正在去掉“%1”提问…</translation>
    </message>
    <message>
        <source>Left out</source>
        <translation>去掉的词</translation>
    </message>
    <message>
        <source>Result</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Probability</source>
        <translation>概率</translation>
    </message>
    <message>
        <source>Answer</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>same answer</source>
        <translation>答案相同</translation>
    </message>
    <message>
        <source>different answer</source>
        <translation>答案不同</translation>
    </message>
    <message>
        <source>%1 (before: %2)</source>
        <translation>%1（原为 %2）</translation>
    </message>
    <message>
        <source>none</source>
        <translation>无</translation>
    </message>
    <message>
        <source>No single word decides the answer. It stays the same without any of them.</source>
        <translation>没有哪个词单独决定答案。去掉任何一个，答案都不变。</translation>
    </message>
    <message numerus="yes">
        <source>%n word(s) change the answer.</source>
        <translation>
            <numerusform>%n 个词会改变答案。</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>OpenFailureText</name>
    <message>
        <source>%1 is a text file, not a SQLite database. Nothing was changed.</source>
        <translation>%1 是文本文件，不是 SQLite 数据库。未作任何更改。</translation>
    </message>
    <message>
        <source>%1 is a compressed archive. Unpack it and open the database inside.</source>
        <translation>%1 是压缩包。请先解压，再打开其中的数据库。</translation>
    </message>
    <message>
        <source>%1 was not opened because ratatosk-cli, which reads databases, crashed or could not start.</source>
        <translation>未能打开 %1，因为读取数据库的 ratatosk-cli 崩溃或无法启动。</translation>
    </message>
    <message>
        <source>%1 is a document or a picture, not a SQLite database. Nothing was changed.</source>
        <translation>%1 是文档或图片，不是 SQLite 数据库。未作任何更改。</translation>
    </message>
    <message>
        <source>%1 seems to be encrypted. Encrypted databases cannot be opened. Nothing was changed.</source>
        <translation>%1 似乎已加密。无法打开加密的数据库。未作任何更改。</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>%1 could not be read as tables. The file was not changed.</source>
        <translation>无法将 %1 读取为表。文件未被更改。</translation>
    </message>
    <message>
        <source>%1 is a Parquet or Arrow file, which cannot be opened. Export it as CSV and open the CSV file.</source>
        <translation>%1 是 Parquet 或 Arrow 文件，无法打开。请将其导出为 CSV，再打开该 CSV 文件。</translation>
    </message>
</context>
<context>
    <name>OpenFlow</name>
    <message>
        <source>Opening %1…</source>
        <translation>正在打开 %1…</translation>
    </message>
    <message>
        <source>Open a snapshot copy</source>
        <translation>打开快照副本</translation>
    </message>
    <message>
        <source>Open another file…</source>
        <translation>打开其他文件…</translation>
    </message>
    <message>
        <source>Another program has changed %1. The window still shows the old rows and tables.</source>
        <translation>另一个程序更改了 %1。窗口仍显示更改之前的行和表。</translation>
    </message>
    <message>
        <source>Read again</source>
        <translation>重新读取</translation>
    </message>
    <message numerus="yes">
        <source>%n part(s) of this file cannot be read and are left out.</source>
        <translation>
            <numerusform>此文件有 %n 个部分无法读取，已略过。</numerusform>
        </translation>
    </message>
    <message>
        <source>These tables were imported from %1 and are read-only. Change that file in its own program, then read it again.</source>
        <translation>这些表由 %1 导入，为只读。请用该文件自己的程序修改它，然后重新读取。</translation>
    </message>
    <message>
        <source>Try again</source>
        <translation>重试</translation>
    </message>
    <message>
        <source>Databases on servers are read-only.</source>
        <translation>服务器上的数据库为只读。</translation>
    </message>
    <message>
        <source>Files that are opened together are read-only. Open a file alone to change it.</source>
        <translation>一起打开的文件为只读。请单独打开一个文件来修改它。</translation>
    </message>
</context>
<context>
    <name>OverviewFlow</name>
    <message>
        <source>Trying questions…</source>
        <translation>正在试问几个问题…</translation>
    </message>
</context>
<context>
    <name>OverviewPanel</name>
    <message>
        <source>Overview of the file</source>
        <translation>文件概览</translation>
    </message>
    <message>
        <source>Try asking</source>
        <translation>试着提问</translation>
    </message>
    <message>
        <source>Recent questions</source>
        <translation>最近问过的问题</translation>
    </message>
    <message>
        <source>Tables</source>
        <translation>表</translation>
    </message>
    <message numerus="yes">
        <source>%n more</source>
        <translation>
            <numerusform>还有 %n 个</numerusform>
        </translation>
    </message>
    <message>
        <source>The file has no tables yet.</source>
        <translation>文件中还没有表。</translation>
    </message>
</context>
<context>
    <name>PageBar</name>
    <message>
        <source>First rows</source>
        <translation>最前面的行</translation>
    </message>
    <message>
        <source>Previous rows</source>
        <translation>前面的行</translation>
    </message>
    <message>
        <source>Next rows</source>
        <translation>后面的行</translation>
    </message>
    <message>
        <source>Last rows</source>
        <translation>最后的行</translation>
    </message>
    <message>
        <source>Go to row</source>
        <translation>转到行</translation>
    </message>
    <message>
        <source>No rows on this page, %1 before</source>
        <translation>此处没有行，之前有 %1 行</translation>
    </message>
    <message>
        <source>No rows</source>
        <translation>没有行</translation>
    </message>
    <message>
        <source>Rows %1 to %2 of %3</source>
        <translation>第 %1 至 %2 行，共 %3 行</translation>
    </message>
    <message>
        <source>Rows %1 to %2, more follow</source>
        <translation>第 %1 至 %2 行，还有更多</translation>
    </message>
</context>
<context>
    <name>ParameterBar</name>
    <message>
        <source>Run with values</source>
        <translation>用这些值运行</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Value of %1</source>
        <translation>%1 的值</translation>
    </message>
    <message>
        <source>number, text, &apos;quoted text&apos; or NULL</source>
        <translation>数字、文本、&apos;带引号的文本&apos; 或 NULL</translation>
    </message>
</context>
<context>
    <name>PartWords</name>
    <message>
        <source>each value</source>
        <translation>每个值</translation>
    </message>
    <message>
        <source>the highest</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>the lowest</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>the sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>the average</source>
        <translation>平均值</translation>
    </message>
    <message>
        <source>the number</source>
        <translation>个数</translation>
    </message>
    <message>
        <source>the number of different values</source>
        <translation>不同值的个数</translation>
    </message>
    <message>
        <source>is</source>
        <translation>等于</translation>
    </message>
    <message>
        <source>is not</source>
        <translation>不等于</translation>
    </message>
    <message>
        <source>is less than</source>
        <translation>小于</translation>
    </message>
    <message>
        <source>is more than</source>
        <translation>大于</translation>
    </message>
    <message>
        <source>is at most</source>
        <translation>不超过</translation>
    </message>
    <message>
        <source>is at least</source>
        <translation>不少于</translation>
    </message>
    <message>
        <source>contains</source>
        <translation>包含</translation>
    </message>
    <message>
        <source>begins with</source>
        <translation>开头为</translation>
    </message>
    <message>
        <source>ends with</source>
        <translation>结尾为</translation>
    </message>
    <message>
        <source>does not contain</source>
        <translation>不包含</translation>
    </message>
    <message>
        <source>does not begin with</source>
        <translation>开头不为</translation>
    </message>
    <message>
        <source>does not end with</source>
        <translation>结尾不为</translation>
    </message>
    <message>
        <source>is between</source>
        <translation>介于</translation>
    </message>
    <message>
        <source>is not between</source>
        <translation>不介于</translation>
    </message>
    <message>
        <source>is one of</source>
        <translation>是其中之一</translation>
    </message>
    <message>
        <source>is not one of</source>
        <translation>不是其中之一</translation>
    </message>
    <message>
        <source>has no value</source>
        <translation>没有值</translation>
    </message>
    <message>
        <source>has a value</source>
        <translation>有值</translation>
    </message>
    <message>
        <source>smallest first</source>
        <translation>从小到大</translation>
    </message>
    <message>
        <source>largest first</source>
        <translation>从大到小</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Shown</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>Comparison</source>
        <translation>比较</translation>
    </message>
    <message>
        <source>Order</source>
        <translation>顺序</translation>
    </message>
</context>
<context>
    <name>PasswordStore</name>
    <message>
        <source>Ratatosk: %1</source>
        <translation>Ratatosk：%1</translation>
    </message>
</context>
<context>
    <name>PatternText</name>
    <message>
        <source>a parenthesis has no partner. Type \( to find a parenthesis.</source>
        <translation>括号不成对。要查找括号，请输入 \(。</translation>
    </message>
    <message>
        <source>a closing ] is missing. Type \[ to find a bracket.</source>
        <translation>缺少右方括号 ]。要查找方括号，请输入 \[。</translation>
    </message>
    <message>
        <source>%1 means nothing here. Type \\ to find a backslash.</source>
        <translation>%1 在此处没有意义。要查找反斜杠，请输入 \\。</translation>
    </message>
    <message>
        <source>%1 has nothing before it that can repeat so often. Type \ before a sign to find it.</source>
        <translation>%1 前面没有可以如此重复的内容。要查找某个符号，请在它前面输入 \。</translation>
    </message>
    <message>
        <source>%1 is no range of characters.</source>
        <translation>%1 不是字符范围。</translation>
    </message>
    <message>
        <source>%1 is not available, because it could take very long.</source>
        <translation>%1 不可用，因为可能耗时很长。</translation>
    </message>
    <message>
        <source>the pattern is too large.</source>
        <translation>模式太大。</translation>
    </message>
    <message>
        <source>the pattern is not a regular expression.</source>
        <translation>该模式不是正则表达式。</translation>
    </message>
</context>
<context>
    <name>PendingList</name>
    <message>
        <source>Pending changes</source>
        <translation>待应用的更改</translation>
    </message>
    <message>
        <source>Row</source>
        <translation>行</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Before</source>
        <translation>之前</translation>
    </message>
    <message>
        <source>After</source>
        <translation>之后</translation>
    </message>
    <message>
        <source>Problem</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>new row</source>
        <translation>新行</translation>
    </message>
    <message>
        <source>deleted row</source>
        <translation>已删除的行</translation>
    </message>
</context>
<context>
    <name>Picture</name>
    <message>
        <source>Question: “%1”</source>
        <translation>问题：“%1”</translation>
    </message>
    <message>
        <source>Database: %1</source>
        <translation>数据库：%1</translation>
    </message>
    <message>
        <source>Model: %1</source>
        <translation>模型：%1</translation>
    </message>
</context>
<context>
    <name>PictureDesk</name>
    <message>
        <source>Written to %1.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>Your changes to the schema graph could not be saved.</source>
        <translation>您对关系图的更改未能保存。</translation>
    </message>
    <message>
        <source>This SQL cannot be drawn as a tree: %1</source>
        <translation>此 SQL 无法画成语法树：%1</translation>
    </message>
</context>
<context>
    <name>PictureFrame</name>
    <message>
        <source>%1, as a list</source>
        <translation>%1，列表形式</translation>
    </message>
    <message>
        <source>Show as list (Ctrl+Alt+L)</source>
        <translation>列表形式 (Ctrl+Alt+L)</translation>
    </message>
    <message>
        <source>Save picture or data (Ctrl+Alt+S)</source>
        <translation>保存图片或数据 (Ctrl+Alt+S)</translation>
    </message>
    <message>
        <source>Find…</source>
        <translation>查找…</translation>
    </message>
    <message>
        <source>Find in picture</source>
        <translation>在图中查找</translation>
    </message>
    <message>
        <source>Zoom out (-)</source>
        <translation>缩小 (-)</translation>
    </message>
    <message>
        <source>Zoom in (+)</source>
        <translation>放大 (+)</translation>
    </message>
    <message>
        <source>Show all (F)</source>
        <translation>显示全部 (F)</translation>
    </message>
    <message>
        <source>SVG picture (*.svg)</source>
        <translation>SVG 图片 (*.svg)</translation>
    </message>
    <message>
        <source>PNG picture (*.png)</source>
        <translation>PNG 图片 (*.png)</translation>
    </message>
    <message numerus="yes">
        <source>PNG picture, %n times as large (*.png)</source>
        <translation>
            <numerusform>PNG 图片，%n 倍大小 (*.png)</numerusform>
        </translation>
    </message>
    <message>
        <source>Data as CSV (*.csv)</source>
        <translation>CSV 数据 (*.csv)</translation>
    </message>
    <message>
        <source>Data as JSON (*.json)</source>
        <translation>JSON 数据 (*.json)</translation>
    </message>
    <message>
        <source>Graphviz (*.dot)</source>
        <translation>Graphviz (*.dot)</translation>
    </message>
    <message>
        <source>Save picture</source>
        <translation>保存图片</translation>
    </message>
    <message>
        <source>Enlarge or restore (F4)</source>
        <translation>放大或还原 (F4)</translation>
    </message>
</context>
<context>
    <name>PictureStage</name>
    <message>
        <source>This picture is enlarged. Press Escape to bring it back.</source>
        <translation>此图已放大显示。按 Esc 还原。</translation>
    </message>
    <message>
        <source>Bring back</source>
        <translation>还原</translation>
    </message>
</context>
<context>
    <name>PlaceTitle</name>
    <message>
        <source>%1 on %2</source>
        <comment>database, server</comment>
        <translation>%2 上的 %1</translation>
    </message>
    <message>
        <source>server %1</source>
        <translation>服务器 %1</translation>
    </message>
    <message>
        <source>%1 and %2</source>
        <comment>files</comment>
        <translation>%1 和 %2</translation>
    </message>
    <message numerus="yes">
        <source>%1 and %n more file(s)</source>
        <translation>
            <numerusform>%1 和另外 %n 个文件</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>PlainGist</name>
    <message>
        <source>%1 %2 with %3</source>
        <comment>how many, columns, an extreme</comment>
        <translation>%3 的 %1 个 %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>columns, an extreme</comment>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>%1 among %2</source>
        <comment>what is found, rows</comment>
        <translation>在 %2 中，%1</translation>
    </message>
    <message>
        <source>%1 of the %2 %3 with %4</source>
        <comment>columns, how many, rows, an extreme</comment>
        <translation>%4 的 %2 个 %3 的 %1</translation>
    </message>
    <message>
        <source>%1 of the %2 with %3</source>
        <comment>columns, a row, an extreme</comment>
        <translation>%3 的 %2 的 %1</translation>
    </message>
    <message>
        <source>row with %1</source>
        <comment>columns of rows</comment>
        <translation>行，包含 %1</translation>
    </message>
    <message>
        <source>rows with %1</source>
        <comment>columns of rows</comment>
        <translation>行，包含 %1</translation>
    </message>
    <message>
        <source>%1 of %2</source>
        <comment>columns, rows</comment>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>%1 for each %2 of %3</source>
        <comment>aggregates, a group, rows</comment>
        <translation>%3 的每个 %2 的 %1</translation>
    </message>
    <message>
        <source>combinations of %1</source>
        <comment>columns</comment>
        <translation>%1 的组合</translation>
    </message>
    <message>
        <source>%1, each with %2</source>
        <comment>groups, aggregates</comment>
        <translation>%1，各有 %2</translation>
    </message>
    <message>
        <source>the most %1</source>
        <translation>%1 最多</translation>
    </message>
    <message>
        <source>the fewest %1</source>
        <translation>%1 最少</translation>
    </message>
    <message>
        <source>the latest %1</source>
        <translation>%1 最晚</translation>
    </message>
    <message>
        <source>the earliest %1</source>
        <translation>%1 最早</translation>
    </message>
    <message>
        <source>the highest %1</source>
        <translation>%1 最高</translation>
    </message>
    <message>
        <source>the lowest %1</source>
        <translation>%1 最低</translation>
    </message>
    <message>
        <source>%1 that are also %2</source>
        <comment>two lists</comment>
        <translation>同时也是 %2 的 %1</translation>
    </message>
    <message>
        <source>%1 that are not %2</source>
        <comment>two lists</comment>
        <translation>不是 %2 的 %1</translation>
    </message>
    <message>
        <source>%1, together with %2</source>
        <comment>two lists</comment>
        <translation>%1，以及 %2</translation>
    </message>
    <message>
        <source>%1; sorted by %2</source>
        <comment>rows, an order</comment>
        <translation>%1；按 %2 排序</translation>
    </message>
</context>
<context>
    <name>PlainRows</name>
    <message>
        <source>%1 where %2</source>
        <comment>rows, conditions</comment>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between conditions</comment>
        <translation> 且 </translation>
    </message>
    <message>
        <source>%1, with %2</source>
        <comment>rows, other rows that they have</comment>
        <translation>%1，有 %2</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>rows, other rows that they have</comment>
        <translation>有 %2 的 %1</translation>
    </message>
    <message>
        <source>%1, without %2</source>
        <comment>rows, other rows that they lack</comment>
        <translation>%1，没有 %2</translation>
    </message>
    <message>
        <source>%1 without %2</source>
        <comment>rows, other rows that they lack</comment>
        <translation>没有 %2 的 %1</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>one row of a table</comment>
        <translation>%1</translation>
    </message>
    <message>
        <source>the row of %1</source>
        <comment>a table</comment>
        <translation>%1 的行</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>tables that are joined</comment>
        <translation>有 %2 的 %1</translation>
    </message>
    <message>
        <source>%1 with or without %2</source>
        <comment>tables that are joined</comment>
        <translation>有或没有 %2 的 %1</translation>
    </message>
</context>
<context>
    <name>PlanPanel</name>
    <message>
        <source>The query plan of a statement appears here.</source>
        <translation>语句的查询计划将显示在这里。</translation>
    </message>
    <message>
        <source>Query plan</source>
        <translation>查询计划</translation>
    </message>
    <message>
        <source>Step</source>
        <translation>步骤</translation>
    </message>
    <message>
        <source>This step is slow on a large table.</source>
        <translation>对大表来说，这一步很慢。</translation>
    </message>
    <message>
        <source>Original text of the database</source>
        <translation>数据库的原文</translation>
    </message>
    <message>
        <source>This statement needs no table.</source>
        <translation>此语句不需要任何表。</translation>
    </message>
</context>
<context>
    <name>PlanText</name>
    <message>
        <source>Reads every row of %1; no index is used.</source>
        <translation>读取 %1 的每一行；不使用索引。</translation>
    </message>
    <message>
        <source>Reads every row of %1 from the index %2 alone.</source>
        <translation>仅从索引 %2 读取 %1 的每一行。</translation>
    </message>
    <message>
        <source>Reads every row of %1 in the order of the index %2.</source>
        <translation>按索引 %2 的顺序读取 %1 的每一行。</translation>
    </message>
    <message>
        <source>Finds rows of %1 by their primary key (%2).</source>
        <translation>通过主键查找 %1 的行（%2）。</translation>
    </message>
    <message>
        <source>Builds an index on %1 for this run only and finds rows with it (%2). A permanent index would save this work.</source>
        <translation>仅为本次运行在 %1 上建立索引，并用它查找行（%2）。若在此建立永久索引，可省去这一步。</translation>
    </message>
    <message>
        <source>Finds rows of %1 with the index %2 alone (%3).</source>
        <translation>仅通过索引 %2 查找 %1 的行（%3）。</translation>
    </message>
    <message>
        <source>Finds rows of %1 with the index %2 (%3).</source>
        <translation>通过索引 %2 查找 %1 的行（%3）。</translation>
    </message>
    <message>
        <source>Sorts the rows for ORDER BY; no index has that order.</source>
        <translation>为 ORDER BY 对行排序；没有具备该顺序的索引。</translation>
    </message>
    <message>
        <source>Sorts the rows for GROUP BY; no index has that order.</source>
        <translation>为 GROUP BY 对行排序；没有具备该顺序的索引。</translation>
    </message>
    <message>
        <source>Collects the rows to remove duplicates.</source>
        <translation>收集各行以去除重复。</translation>
    </message>
    <message>
        <source>Collects rows in a sorted list for %1.</source>
        <translation>为 %1 将行收集到有序列表中。</translation>
    </message>
    <message>
        <source>Runs a subquery again for each row:</source>
        <translation>对每一行重新运行子查询：</translation>
    </message>
    <message>
        <source>Runs a subquery row by row, as rows are needed:</source>
        <translation>逐行运行子查询，按需取行：</translation>
    </message>
    <message>
        <source>Runs a subquery once and keeps its rows:</source>
        <translation>运行一次子查询并保留其结果行：</translation>
    </message>
    <message>
        <source>Runs a subquery once:</source>
        <translation>运行一次子查询：</translation>
    </message>
    <message>
        <source>Combines the rows of several queries:</source>
        <translation>合并多个查询的行：</translation>
    </message>
    <message>
        <source>The first query:</source>
        <translation>第一个查询：</translation>
    </message>
    <message>
        <source>Combined with the rows of another query (%1):</source>
        <translation>与另一个查询的行合并（%1）：</translation>
    </message>
</context>
<context>
    <name>PreferencesDialog</name>
    <message>
        <source>Preferences</source>
        <translation>首选项</translation>
    </message>
    <message>
        <source>Same as system</source>
        <translation>跟随系统</translation>
    </message>
    <message>
        <source>Light</source>
        <translation>浅色</translation>
    </message>
    <message>
        <source>Dark</source>
        <translation>深色</translation>
    </message>
    <message>
        <source>&amp;Theme:</source>
        <translation>主题(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Language:</source>
        <translation>语言(&amp;L)：</translation>
    </message>
    <message>
        <source>&amp;Rows to load initially:</source>
        <translation>首次加载的行数(&amp;R)：</translation>
    </message>
    <message>
        <source> pt</source>
        <translation> 磅</translation>
    </message>
    <message>
        <source>E&amp;xtra size of SQL text:</source>
        <translation>SQL 字号增大(&amp;X)：</translation>
    </message>
    <message>
        <source>Show &amp;answers while typing</source>
        <translation>输入时显示答案(&amp;A)</translation>
    </message>
    <message>
        <source>Also for &amp;servers</source>
        <translation>服务器也适用(&amp;S)</translation>
    </message>
</context>
<context>
    <name>QueryFlow</name>
    <message>
        <source>Earlier changes were written to the file.</source>
        <translation>此前的更改已写入文件。</translation>
    </message>
    <message>
        <source>Earlier changes were undone.</source>
        <translation>此前的更改已撤销。</translation>
    </message>
    <message>
        <source>A pivot table needs two columns of names and one column of numbers.</source>
        <translation>数据透视表需要两列名称和一列数值。</translation>
    </message>
    <message>
        <source>Data bars need a column with several numbers. Click a cell in such a column first.</source>
        <translation>数据条需要一列含多个数值。请先点击这样一列中的单元格。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s), %1 ms</source>
        <translation>
            <numerusform>%Ln 行，%1 毫秒</numerusform>
        </translation>
    </message>
    <message>
        <source>Click a cell with a number first</source>
        <translation>请先单击一个含数字的单元格</translation>
    </message>
    <message>
        <source>Use “%1” and run</source>
        <translation>改用“%1”并运行</translation>
    </message>
    <message>
        <source>Go to the error</source>
        <translation>转到错误处</translation>
    </message>
</context>
<context>
    <name>QueryTabs</name>
    <message>
        <source>Queries</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Query %1</source>
        <translation>查询 %1</translation>
    </message>
    <message>
        <source>Close this tab (Ctrl+W)</source>
        <translation>关闭此标签页 (Ctrl+W)</translation>
    </message>
    <message>
        <source>Close this tab</source>
        <translation>关闭此标签页</translation>
    </message>
    <message>
        <source>Name of the query</source>
        <translation>查询名称</translation>
    </message>
</context>
<context>
    <name>QueryWords</name>
    <message>
        <source>the percentage of rows where %1</source>
        <translation>%1 的行所占的百分比</translation>
    </message>
    <message>
        <source>the hours from %1 to %2</source>
        <translation>从 %1 到 %2 的小时数</translation>
    </message>
    <message>
        <source>the minutes from %1 to %2</source>
        <translation>从 %1 到 %2 的分钟数</translation>
    </message>
    <message>
        <source>the days from %1 to %2</source>
        <translation>从 %1 到 %2 的天数</translation>
    </message>
    <message>
        <source>%1 plus %2</source>
        <translation>%1 加 %2</translation>
    </message>
    <message>
        <source>%1 times %2</source>
        <translation>%1 乘 %2</translation>
    </message>
    <message>
        <source>%1 divided by %2</source>
        <translation>%1 除以 %2</translation>
    </message>
    <message>
        <source>%1 as one text</source>
        <translation>%1 合为一段文字</translation>
    </message>
    <message>
        <source>%1 equals %2</source>
        <translation>%1 等于 %2</translation>
    </message>
    <message>
        <source>, </source>
        <comment>between the parts of a list</comment>
        <translation>、</translation>
    </message>
    <message>
        <source>all columns of %1</source>
        <translation>%1 的所有列</translation>
    </message>
    <message>
        <source>all columns</source>
        <translation>所有列</translation>
    </message>
    <message>
        <source>“%1”</source>
        <translation>“%1”</translation>
    </message>
    <message>
        <source>the highest %1</source>
        <translation>最大的 %1</translation>
    </message>
    <message>
        <source>the lowest %1</source>
        <translation>最小的 %1</translation>
    </message>
    <message>
        <source>the sum of %1</source>
        <translation>%1 的总和</translation>
    </message>
    <message>
        <source>the average of %1</source>
        <translation>%1 的平均值</translation>
    </message>
    <message>
        <source>the number of rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>the number of different %1</source>
        <translation>不同 %1 的数量</translation>
    </message>
    <message>
        <source>whether %1</source>
        <translation>是否 %1</translation>
    </message>
    <message>
        <source>%1 is %2</source>
        <translation>%1 为 %2</translation>
    </message>
    <message>
        <source>%1 is not %2</source>
        <translation>%1 不为 %2</translation>
    </message>
    <message>
        <source>%1 of the %2</source>
        <comment>a column of the row that another column points to</comment>
        <translation>%2的%1</translation>
    </message>
    <message>
        <source>%1 is before %2</source>
        <translation>%1 早于 %2</translation>
    </message>
    <message>
        <source>%1 is after %2</source>
        <translation>%1 晚于 %2</translation>
    </message>
    <message>
        <source>%1 is %2 or earlier</source>
        <translation>%1 不晚于 %2</translation>
    </message>
    <message>
        <source>%1 is %2 or later</source>
        <translation>%1 不早于 %2</translation>
    </message>
    <message>
        <source>today</source>
        <translation>今天</translation>
    </message>
    <message>
        <source>%1 is less than %2</source>
        <translation>%1 小于 %2</translation>
    </message>
    <message>
        <source>%1 is more than %2</source>
        <translation>%1 大于 %2</translation>
    </message>
    <message>
        <source>%1 is at most %2</source>
        <translation>%1 至多为 %2</translation>
    </message>
    <message>
        <source>%1 is at least %2</source>
        <translation>%1 至少为 %2</translation>
    </message>
    <message>
        <source>%1 is not between %2 and %3</source>
        <translation>%1 不介于 %2 和 %3 之间</translation>
    </message>
    <message>
        <source>%1 is between %2 and %3</source>
        <translation>%1 介于 %2 和 %3 之间</translation>
    </message>
    <message>
        <source>%1 does not contain “%2”</source>
        <translation>%1 不包含“%2”</translation>
    </message>
    <message>
        <source>%1 contains “%2”</source>
        <translation>%1 包含“%2”</translation>
    </message>
    <message>
        <source>%1 does not begin with “%2”</source>
        <translation>%1 不以“%2”开头</translation>
    </message>
    <message>
        <source>%1 begins with “%2”</source>
        <translation>%1 以“%2”开头</translation>
    </message>
    <message>
        <source>%1 does not end with “%2”</source>
        <translation>%1 不以“%2”结尾</translation>
    </message>
    <message>
        <source>%1 ends with “%2”</source>
        <translation>%1 以“%2”结尾</translation>
    </message>
    <message>
        <source>%1 is not like %2</source>
        <translation>%1 不符合模式 %2</translation>
    </message>
    <message>
        <source>%1 is like %2</source>
        <translation>%1 符合模式 %2</translation>
    </message>
    <message>
        <source>%1 is none of %2</source>
        <translation>%1 不是 %2 之一</translation>
    </message>
    <message>
        <source>%1 where %2</source>
        <translation>%1（其中 %2）</translation>
    </message>
    <message>
        <source>%1 with %2</source>
        <comment>tables that are joined</comment>
        <translation>%1（连同 %2）</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between conditions</comment>
        <translation> 和 </translation>
    </message>
    <message>
        <source> or </source>
        <comment>between conditions</comment>
        <translation> 或 </translation>
    </message>
    <message>
        <source>the year of %1</source>
        <translation>%1的年份</translation>
    </message>
    <message>
        <source>%1 read as a date</source>
        <comment>a column whose cells write dates in their own way</comment>
        <translation>按日期读取的%1</translation>
    </message>
    <message>
        <source>the month of %1</source>
        <translation>%1的月份</translation>
    </message>
    <message>
        <source>the weekday of %1 (0 is Sunday)</source>
        <translation>%1的星期（0为星期日）</translation>
    </message>
    <message>
        <source>the hour of %1</source>
        <translation>%1的小时</translation>
    </message>
    <message>
        <source>the day of %1</source>
        <translation>%1的日期</translation>
    </message>
    <message>
        <source>the time of %1</source>
        <translation>%1的时间</translation>
    </message>
    <message>
        <source>the length of %1</source>
        <translation>%1的长度</translation>
    </message>
    <message>
        <source>%1, rounded</source>
        <translation>%1（四舍五入）</translation>
    </message>
    <message>
        <source>%1, unless it is %2</source>
        <translation>%1，除非它是%2</translation>
    </message>
    <message>
        <source>a part of %1</source>
        <translation>%1的一部分</translation>
    </message>
    <message>
        <source>%1 as text</source>
        <translation>作为文本的%1</translation>
    </message>
    <message>
        <source>%1 as a number</source>
        <translation>作为数字的%1</translation>
    </message>
    <message>
        <source>all rows</source>
        <translation>所有行</translation>
    </message>
    <message>
        <source>%1 over %2</source>
        <translation>在%2上的%1</translation>
    </message>
    <message>
        <source>yesterday</source>
        <translation>昨天</translation>
    </message>
    <message>
        <source>the day %1 ago</source>
        <translation>%1前的那一天</translation>
    </message>
    <message>
        <source>this year (%1)</source>
        <translation>今年（%1）</translation>
    </message>
    <message>
        <source>last year (%1)</source>
        <translation>去年（%1）</translation>
    </message>
    <message>
        <source>this month (%1)</source>
        <translation>本月（%1）</translation>
    </message>
    <message>
        <source>last month (%1)</source>
        <translation>上个月（%1）</translation>
    </message>
    <message>
        <source>MMMM yyyy</source>
        <comment>a month and its year</comment>
        <translation>yyyy年M月</translation>
    </message>
    <message>
        <source>%1 as a percentage of %2</source>
        <comment>one number beside another</comment>
        <translation>%1 占 %2 的百分比</translation>
    </message>
    <message>
        <source>the percentage of %1 where %2</source>
        <comment>an aggregate, a condition</comment>
        <translation>%2 时 %1 所占的百分比</translation>
    </message>
    <message>
        <source>%1 minus %2</source>
        <comment>a difference</comment>
        <translation>%1 减 %2</translation>
    </message>
    <message>
        <source>the remainder of %1 divided by %2</source>
        <translation>%1 除以 %2 的余数</translation>
    </message>
    <message>
        <source>%1 (calculated from today)</source>
        <translation>%1（从今天算起）</translation>
    </message>
    <message>
        <source>the age calculated from %1</source>
        <comment>from a day of birth</comment>
        <translation>按%1计算的年龄</translation>
    </message>
    <message>
        <source> and </source>
        <comment>before the last part of a list</comment>
        <translation> 和 </translation>
    </message>
    <message>
        <source>the</source>
        <extracomment>the articles that a phrase such as &quot;the number of rows&quot; may begin with, separated by spaces</extracomment>
        <translation>the</translation>
    </message>
    <message>
        <source>%1, descending</source>
        <translation>%1，降序</translation>
    </message>
    <message>
        <source>%1, ascending</source>
        <translation>%1，升序</translation>
    </message>
    <message>
        <source>%1, latest first</source>
        <translation>%1，从晚到早</translation>
    </message>
    <message>
        <source>%1, earliest first</source>
        <translation>%1，从早到晚</translation>
    </message>
    <message>
        <source>%1, largest first</source>
        <translation>%1，从大到小</translation>
    </message>
    <message>
        <source>%1, smallest first</source>
        <translation>%1，从小到大</translation>
    </message>
    <message>
        <source>column %1 of the subquery</source>
        <translation>子查询的第 %1 列</translation>
    </message>
    <message>
        <source>no value</source>
        <comment>NULL</comment>
        <translation>无值</translation>
    </message>
    <message>
        <source>%1 where %2</source>
        <comment>an aggregate of some rows</comment>
        <translation>%2时的%1</translation>
    </message>
    <message>
        <source>the average %1</source>
        <translation>%1 的平均值</translation>
    </message>
    <message>
        <source>the number of %1 values</source>
        <comment>of a column</comment>
        <translation>%1 的值的数量</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <comment>an aggregate of all rows of a table</comment>
        <translation>%2 中%1</translation>
    </message>
    <message>
        <source>the result of a subquery (%1)</source>
        <translation>子查询的结果（%1）</translation>
    </message>
    <message>
        <source>the date and time of %1</source>
        <translation>%1 的日期和时间</translation>
    </message>
    <message>
        <source>the date of %1</source>
        <translation>%1的日期</translation>
    </message>
    <message>
        <source>the absolute value of %1</source>
        <translation>%1的绝对值</translation>
    </message>
    <message>
        <source>%1, or %2 if missing</source>
        <translation>%1，缺失时为%2</translation>
    </message>
    <message>
        <source>the position of %2 in %1</source>
        <translation>%2在%1中的位置</translation>
    </message>
    <message>
        <source>%1 in lower case</source>
        <translation>小写的%1</translation>
    </message>
    <message>
        <source>%1 in upper case</source>
        <translation>大写的%1</translation>
    </message>
    <message>
        <source>%1 with some text replaced</source>
        <translation>替换部分文本后的%1</translation>
    </message>
    <message>
        <source>%1 without surrounding spaces</source>
        <translation>去掉首尾空格的%1</translation>
    </message>
    <message>
        <source>%1 if %2</source>
        <comment>a case</comment>
        <translation>%2时为%1</translation>
    </message>
    <message>
        <source>%1 otherwise</source>
        <comment>the last case</comment>
        <translation>否则为%1</translation>
    </message>
    <message>
        <source>the rows with the same %1</source>
        <translation>%1相同的行</translation>
    </message>
    <message>
        <source>%2, within the same %1</source>
        <translation>%2，在%1相同的行之内</translation>
    </message>
    <message>
        <source>%1 up to this row, sorted by %2</source>
        <translation>到此行为止的%1，按%2排序</translation>
    </message>
    <message>
        <source>%1 in the previous row, sorted by %2</source>
        <translation>上一行的%1，按%2排序</translation>
    </message>
    <message>
        <source>%1 in the next row, sorted by %2</source>
        <translation>下一行的%1，按%2排序</translation>
    </message>
    <message>
        <source>the rank by %1</source>
        <translation>按%1的名次</translation>
    </message>
    <message>
        <source> or </source>
        <comment>before the last part of a list</comment>
        <translation> 或 </translation>
    </message>
    <message>
        <source>%2 is not the %3 of any row in %1</source>
        <translation>%2 不是 %1 中任何一行的 %3</translation>
    </message>
    <message>
        <source>%2 is the %3 of a row in %1</source>
        <translation>%2 是 %1 中某一行的 %3</translation>
    </message>
    <message>
        <source>%1 has a value</source>
        <translation>%1 有值</translation>
    </message>
    <message>
        <source>%1 has no value</source>
        <translation>%1 没有值</translation>
    </message>
    <message>
        <source>a matching row exists in %1</source>
        <translation>%1 中存在匹配的行</translation>
    </message>
    <message>
        <source>no matching row exists in %1</source>
        <translation>%1 中不存在匹配的行</translation>
    </message>
    <message>
        <source>it is not true that %1</source>
        <translation>并非 %1</translation>
    </message>
    <message>
        <source>%1 is not among the results of a subquery (%2)</source>
        <translation>%1 不在子查询（%2）的结果之中</translation>
    </message>
    <message>
        <source>%1 is among the results of a subquery (%2)</source>
        <translation>%1 在子查询（%2）的结果之中</translation>
    </message>
    <message>
        <source>%1 where %2</source>
        <comment>rows, conditions</comment>
        <translation>%1，其中 %2</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>columns from rows</comment>
        <translation>%2 中的 %1</translation>
    </message>
    <message>
        <source>%1; together with %2</source>
        <comment>two lists</comment>
        <translation>%1；以及 %2</translation>
    </message>
    <message>
        <source>%1; only those also in %2</source>
        <comment>two lists</comment>
        <translation>%1；且仅限同时出现在以下列表中的：%2</translation>
    </message>
    <message>
        <source>%1; without those in %2</source>
        <comment>two lists</comment>
        <translation>%1；除去 %2</translation>
    </message>
    <message>
        <source>%1; sorted by %2</source>
        <comment>rows, an order</comment>
        <translation>%1；按 %2 排序</translation>
    </message>
    <message>
        <source>a subquery (%1)</source>
        <translation>子查询（%1）</translation>
    </message>
    <message>
        <source>%1 is empty</source>
        <translation>%1 为空</translation>
    </message>
    <message>
        <source>%1 is not empty</source>
        <translation>%1 不为空</translation>
    </message>
    <message>
        <source>%1 is none of the %2</source>
        <comment>values that a subquery finds</comment>
        <translation>%1 不是以下任一值：%2</translation>
    </message>
    <message>
        <source>%1 is one of the %2</source>
        <comment>values that a subquery finds</comment>
        <translation>%1 是以下值之一：%2</translation>
    </message>
    <message>
        <source>rows of %1</source>
        <comment>a table</comment>
        <translation>%1 的行</translation>
    </message>
    <message>
        <source>total %1</source>
        <comment>a sum</comment>
        <translation>%1 的总和</translation>
    </message>
    <message>
        <source>the number of %1</source>
        <comment>rows of a table, by its name</comment>
        <translation>%1 的数量</translation>
    </message>
    <message>
        <source>the %1</source>
        <comment>what a subquery finds</comment>
        <translation>%1</translation>
    </message>
</context>
<context>
    <name>QuestionPanel</name>
    <message>
        <source>Ask</source>
        <translation>提问</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>&amp;Question:</source>
        <translation>问题(&amp;Q)：</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Ask in plain English what you want to know</source>
        <translation>用简单的英语写下您想知道的内容</translation>
    </message>
    <message>
        <source>Stop the question (Esc)</source>
        <translation>停止提问 (Esc)</translation>
    </message>
    <message>
        <source>Find SQL for the question (Enter)</source>
        <translation>为问题查找 SQL (Enter)</translation>
    </message>
</context>
<context>
    <name>QuickFind</name>
    <message>
        <source>%1   (%2)</source>
        <translation>%1   (%2)</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>未找到任何内容</translation>
    </message>
</context>
<context>
    <name>ReadingFlow</name>
    <message>
        <source>Run a statement or ask a question to see in words, step by step, what it does.</source>
        <translation>运行语句或提出问题后，这里将用文字说明其作用。</translation>
    </message>
    <message>
        <source>written in the statement</source>
        <translation>写在语句中</translation>
    </message>
    <message>
        <source>copied from the question</source>
        <translation>取自问题</translation>
    </message>
    <message>
        <source>spelled differently in the question; found in %1</source>
        <translation>问题中的写法不同；见于 %1</translation>
    </message>
    <message>
        <source>The table is empty, so no rows can be found.</source>
        <translation>表是空的，因此找不到任何行。</translation>
    </message>
    <message numerus="yes">
        <source>This step removed all %Ln row(s): %1</source>
        <translation>
            <numerusform>这一步去掉了全部 %Ln 行：%1</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>Use “%1” (%Ln row(s))</source>
        <translation>
            <numerusform>使用“%1”（%Ln 行）</numerusform>
        </translation>
    </message>
    <message>
        <source>No cell of this column is “%1”.</source>
        <translation>此列中没有单元格为“%1”。</translation>
    </message>
    <message>
        <source>No cell of this column is “%1”. These values are similar:</source>
        <translation>此列中没有单元格为“%1”。相近的值：</translation>
    </message>
    <message>
        <source>First choose a cell with a calculated number. Its row has to show the columns of its group, too.</source>
        <translation>请先选择含有计算数值的单元格。该行还须显示其分组的列。</translation>
    </message>
    <message>
        <source>Source rows</source>
        <translation>源数据行</translation>
    </message>
    <message>
        <source>This choice is not possible: its table has no join with the others. The statement was not changed.</source>
        <translation>无法这样选择：它的表与其他表没有连接。语句未作更改。</translation>
    </message>
    <message>
        <source>Parts of this statement cannot be explained in words. The query plan (F7) shows how the database runs it.</source>
        <translation>此语句中有无法用文字说明的部分。查询计划（F7）显示数据库如何执行它。</translation>
    </message>
    <message>
        <source>This condition removes no row: %1</source>
        <translation>此条件没有排除任何行：%1</translation>
    </message>
    <message>
        <source>No row meets this condition: %1</source>
        <translation>没有行满足此条件：%1</translation>
    </message>
    <message>
        <source>“%1” ranges from %2 to %3.</source>
        <translation>“%1”的范围是 %2 到 %3。</translation>
    </message>
    <message>
        <source>One of %L1 rows that share this place.</source>
        <translation>%L1 行并列此名次，这是其中之一。</translation>
    </message>
    <message>
        <source>%L1 rows share the last place. The result shows %L2 of them.</source>
        <translation>%L1 行并列最后一名。结果显示其中 %L2 行。</translation>
    </message>
</context>
<context>
    <name>ReadingPanel</name>
    <message>
        <source>The statement in words, step by step</source>
        <translation>逐步用文字说明语句</translation>
    </message>
    <message>
        <source>Rows after the chosen step</source>
        <translation>所选步骤之后的行</translation>
    </message>
    <message>
        <source>Run a statement or ask a question to see in words, step by step, what it does.</source>
        <translation>运行语句或提出问题后，这里将用文字说明其作用。</translation>
    </message>
    <message>
        <source>%1. %2</source>
        <comment>number and sentence</comment>
        <translation>%1. %2</translation>
    </message>
    <message>
        <source>The rows after this step could not be read.</source>
        <translation>无法读取这一步之后的行。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s) after this step</source>
        <translation>
            <numerusform>这一步之后有 %Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln row(s) after this step</source>
        <translation>
            <numerusform>这一步之后的前 %Ln 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ReadingSwitch</name>
    <message>
        <source>How the question was read</source>
        <translation>问题的理解方式</translation>
    </message>
    <message>
        <source>New</source>
        <translation>新问题</translation>
    </message>
    <message>
        <source>Read as a new question</source>
        <translation>作为新问题理解</translation>
    </message>
    <message>
        <source>Follow-up</source>
        <translation>追问</translation>
    </message>
    <message>
        <source>Read as a follow-up</source>
        <translation>作为追问理解</translation>
    </message>
    <message>
        <source>The question was read on its own.</source>
        <translation>该问题被单独理解。</translation>
    </message>
    <message>
        <source>Read the question on its own (Ctrl+J)</source>
        <translation>单独理解该问题（Ctrl+J）</translation>
    </message>
    <message>
        <source>Read the question as a follow-up to “%1” (Ctrl+J)</source>
        <translation>将该问题作为“%1”的追问（Ctrl+J）</translation>
    </message>
    <message>
        <source>“%1” with one more filter</source>
        <translation>“%1”加上一个筛选条件</translation>
    </message>
    <message>
        <source>Same rows as “%1”, different columns</source>
        <translation>与“%1”相同的行，不同的列</translation>
    </message>
    <message>
        <source>Same as “%1”, with a different filter</source>
        <translation>与“%1”相同，筛选条件不同</translation>
    </message>
    <message>
        <source>Computed from the rows of “%1”</source>
        <translation>由“%1”的行计算得出</translation>
    </message>
    <message>
        <source>Follow-up to “%1”</source>
        <translation>“%1”的追问</translation>
    </message>
</context>
<context>
    <name>ReportWords</name>
    <message>
        <source>Questions about %1</source>
        <translation>关于 %1 的问题</translation>
    </message>
    <message>
        <source>%1, as before</source>
        <translation>%1，同前</translation>
    </message>
    <message>
        <source>This statement no longer runs.</source>
        <translation>此语句已无法运行。</translation>
    </message>
    <message>
        <source>The first %1 rows.</source>
        <translation>前 %1 行。</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>%1 – %2</source>
        <comment>a question, and the axes of its chart</comment>
        <translation>%1 – %2</translation>
    </message>
</context>
<context>
    <name>ResultPanel</name>
    <message>
        <source>Rows appear here when a statement has run.</source>
        <translation>语句运行后，结果行将显示在这里。</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>正在运行…</translation>
    </message>
    <message>
        <source>The statement ran and changed nothing.</source>
        <translation>语句已运行，没有更改任何内容。</translation>
    </message>
    <message>
        <source>The schema has changed, only for you until you apply the change.</source>
        <translation>表结构已改变，在应用之前仅对您可见。</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Previous result: %1</source>
        <translation>之前的结果：%1</translation>
    </message>
    <message>
        <source>Rows cannot be filtered by bytes.</source>
        <translation>无法按字节筛选行。</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s) hidden</source>
        <translation>
            <numerusform>已隐藏 %n 列</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ResultTableModel</name>
    <message>
        <source>Ctrl+click shows the referenced row</source>
        <translation>Ctrl+单击可显示它指向的行</translation>
    </message>
    <message>
        <source>These rows are read-only.</source>
        <translation>这些行是只读的。</translation>
    </message>
    <message>
        <source>The row will be deleted. Undo that first.</source>
        <translation>该行将被删除。请先撤销删除。</translation>
    </message>
    <message>
        <source>This column holds numbers, but “%1” is not a number.</source>
        <translation>此列存放数字，但“%1”不是数字。</translation>
    </message>
    <message>
        <source>Not written yet. Before: %1</source>
        <translation>尚未写入。之前：%1</translation>
    </message>
</context>
<context>
    <name>ResultTabs</name>
    <message>
        <source>Results</source>
        <translation>结果</translation>
    </message>
    <message>
        <source>Result %1</source>
        <translation>结果 %1</translation>
    </message>
    <message>
        <source>Plan</source>
        <translation>计划</translation>
    </message>
    <message>
        <source>Reading the question…</source>
        <translation>正在读取问题…</translation>
    </message>
    <message>
        <source>Running…</source>
        <translation>正在运行…</translation>
    </message>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Rows appear here when a statement has run.</source>
        <translation>语句运行后，结果行将显示在这里。</translation>
    </message>
    <message>
        <source>Ask again</source>
        <translation>再问一次</translation>
    </message>
</context>
<context>
    <name>RivalFlow</name>
    <message>
        <source>“%1” is only in the first.</source>
        <translation>“%1”仅在第一种理解中出现。</translation>
    </message>
    <message>
        <source>“%1” is only in the second.</source>
        <translation>“%1”仅在第二种理解中出现。</translation>
    </message>
</context>
<context>
    <name>RowCopier</name>
    <message>
        <source>Copy</source>
        <translation>复制</translation>
    </message>
</context>
<context>
    <name>RowEditor</name>
    <message>
        <source>Set to NULL</source>
        <translation>设为 NULL</translation>
    </message>
    <message>
        <source>Paste into cells</source>
        <translation>粘贴到单元格</translation>
    </message>
    <message>
        <source>Undo last edit</source>
        <translation>撤销上次编辑</translation>
    </message>
    <message>
        <source>These rows are read-only.</source>
        <translation>这些行是只读的。</translation>
    </message>
    <message>
        <source>First select the rows that you want to duplicate.</source>
        <translation>请先选择要复制的行。</translation>
    </message>
    <message>
        <source>First select the rows that you want to delete.</source>
        <translation>请先选择要删除的行。</translation>
    </message>
    <message>
        <source>There is no text to paste. Copy rows from a spreadsheet first.</source>
        <translation>没有可粘贴的文本。请先从电子表格复制行。</translation>
    </message>
    <message>
        <source>A row to paste has more cells than the table has columns (%1).</source>
        <translation>要粘贴的行的单元格数多于表的列数（%1）。</translation>
    </message>
    <message>
        <source>The text to paste has a header but no rows.</source>
        <translation>要粘贴的文本只有表头，没有行。</translation>
    </message>
    <message>
        <source>There is no edit to undo.</source>
        <translation>没有可撤销的编辑。</translation>
    </message>
    <message>
        <source>This column holds numbers, but “%1” is not a number. Press “Change” again to keep this value.</source>
        <translation>此列存放数字，但“%1”不是数字。再次按“更改”以保留此值。</translation>
    </message>
</context>
<context>
    <name>RowForm</name>
    <message>
        <source>Row as a form</source>
        <translation>行的表单</translation>
    </message>
    <message>
        <source>Choose a row to see it here.</source>
        <translation>选择一行以在此处查看。</translation>
    </message>
    <message>
        <source>Row %1</source>
        <translation>第 %1 行</translation>
    </message>
</context>
<context>
    <name>RowsFooter</name>
    <message>
        <source>Load all rows</source>
        <translation>加载所有行</translation>
    </message>
    <message>
        <source>Chart</source>
        <translation>图表</translation>
    </message>
    <message>
        <source>Pivot table</source>
        <translation>数据透视表</translation>
    </message>
    <message>
        <source>One group as rows, the other group as columns</source>
        <translation>一组作为行，另一组作为列</translation>
    </message>
</context>
<context>
    <name>RowsSummary</name>
    <message>
        <source>The statement found no rows. Check the values in its conditions.</source>
        <translation>语句没有找到任何行。请检查条件中的值。</translation>
    </message>
    <message>
        <source>The statement ran and found no rows.</source>
        <translation>语句已运行，没有任何行。</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>The first %Ln row(s)</source>
        <translation>
            <numerusform>前 %Ln 行</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 of %2 shown</source>
        <translation>显示 %2 中的 %1 行</translation>
    </message>
    <message>
        <source>%1 (only these rows are sorted and filtered)</source>
        <translation>%1（仅在这些行中排序和筛选）</translation>
    </message>
    <message>
        <source>Pending changes</source>
        <translation>待应用的更改</translation>
    </message>
    <message>
        <source>Written to the file</source>
        <translation>已写入文件</translation>
    </message>
    <message>
        <source>Undone</source>
        <translation>已撤销</translation>
    </message>
    <message>
        <source>%1 ms</source>
        <translation>%1 毫秒</translation>
    </message>
</context>
<context>
    <name>RowsView</name>
    <message>
        <source>No row matches the filter. Press Escape in the filter field to show all rows.</source>
        <translation>没有行符合筛选条件。在筛选框中按 Escape 可重新显示所有行。</translation>
    </message>
    <message>
        <source>Rows</source>
        <translation>行</translation>
    </message>
</context>
<context>
    <name>RuleWords</name>
    <message>
        <source>the rows of both queries</source>
        <translation>两个查询的行</translation>
    </message>
    <message>
        <source>the rows that both queries have</source>
        <translation>两个查询共有的行</translation>
    </message>
    <message>
        <source>the rows of one query without the rows of another</source>
        <translation>一个查询的行，去掉另一个查询的行</translation>
    </message>
    <message>
        <source>join one more table</source>
        <translation>再连接一个表</translation>
    </message>
    <message>
        <source>join by these columns</source>
        <translation>按这些列连接</translation>
    </message>
    <message>
        <source>join a table a second time</source>
        <translation>再次连接同一个表</translation>
    </message>
    <message>
        <source>a join condition</source>
        <translation>连接的条件</translation>
    </message>
    <message>
        <source>also rows without a match</source>
        <translation>也包括没有对应的行</translation>
    </message>
    <message>
        <source>group by one more column</source>
        <translation>再按一列分组</translation>
    </message>
    <message>
        <source>only the first rows</source>
        <translation>只要最前面的行</translation>
    </message>
    <message>
        <source>the number of rows of a subquery</source>
        <translation>子查询的行数</translation>
    </message>
    <message>
        <source>the largest value of a subquery</source>
        <translation>子查询的最大值</translation>
    </message>
    <message>
        <source>the smallest value of a subquery</source>
        <translation>子查询的最小值</translation>
    </message>
    <message>
        <source>the sum over a subquery</source>
        <translation>子查询的总和</translation>
    </message>
    <message>
        <source>the average over a subquery</source>
        <translation>子查询的平均值</translation>
    </message>
    <message>
        <source>the median</source>
        <translation>中位数</translation>
    </message>
    <message>
        <source>the median, with a condition</source>
        <translation>带条件的中位数</translation>
    </message>
    <message>
        <source>without duplicates</source>
        <translation>去除重复</translation>
    </message>
    <message>
        <source>two columns to show</source>
        <translation>显示两列</translation>
    </message>
    <message>
        <source>three columns to show</source>
        <translation>显示三列</translation>
    </message>
    <message>
        <source>four columns to show</source>
        <translation>显示四列</translation>
    </message>
    <message>
        <source>five columns to show</source>
        <translation>显示五列</translation>
    </message>
    <message>
        <source>six columns to show</source>
        <translation>显示六列</translation>
    </message>
    <message>
        <source>a column</source>
        <translation>一列</translation>
    </message>
    <message>
        <source>the largest</source>
        <translation>最大值</translation>
    </message>
    <message>
        <source>the smallest</source>
        <translation>最小值</translation>
    </message>
    <message>
        <source>the sum</source>
        <translation>总和</translation>
    </message>
    <message>
        <source>the average</source>
        <translation>平均值</translation>
    </message>
    <message>
        <source>the number of values</source>
        <translation>值的个数</translation>
    </message>
    <message>
        <source>the number of different values</source>
        <translation>不同值的个数</translation>
    </message>
    <message>
        <source>the sum of different values</source>
        <translation>不同值的总和</translation>
    </message>
    <message>
        <source>the average of different values</source>
        <translation>不同值的平均值</translation>
    </message>
    <message>
        <source>the number of rows</source>
        <translation>行数</translation>
    </message>
    <message>
        <source>all columns</source>
        <translation>所有列</translation>
    </message>
    <message>
        <source>an aggregate of some rows</source>
        <translation>部分行的聚合</translation>
    </message>
    <message>
        <source>the number of rows that meet a condition</source>
        <translation>满足条件的行数</translation>
    </message>
    <message>
        <source>the share of rows that meet a condition</source>
        <translation>满足条件的行所占比例</translation>
    </message>
    <message>
        <source>one as a percentage of the other</source>
        <translation>一个占另一个的百分比</translation>
    </message>
    <message>
        <source>one plus the other</source>
        <translation>两者相加</translation>
    </message>
    <message>
        <source>one minus the other</source>
        <translation>两者相减</translation>
    </message>
    <message>
        <source>one times the other</source>
        <translation>两者相乘</translation>
    </message>
    <message>
        <source>one divided by the other</source>
        <translation>两者相除</translation>
    </message>
    <message>
        <source>the remainder of a division</source>
        <translation>除法的余数</translation>
    </message>
    <message>
        <source>the absolute value</source>
        <translation>绝对值</translation>
    </message>
    <message>
        <source>rounded</source>
        <translation>四舍五入</translation>
    </message>
    <message>
        <source>rounded to some digits</source>
        <translation>四舍五入到若干位</translation>
    </message>
    <message>
        <source>a value</source>
        <translation>一个值</translation>
    </message>
    <message>
        <source>the result of a subquery</source>
        <translation>子查询的结果</translation>
    </message>
    <message>
        <source>of each group</source>
        <translation>每组</translation>
    </message>
    <message>
        <source>of the table that is joined twice</source>
        <translation>来自再次连接的表</translation>
    </message>
    <message>
        <source>of the outer query</source>
        <translation>来自外层查询</translation>
    </message>
    <message>
        <source>the year</source>
        <translation>年份</translation>
    </message>
    <message>
        <source>the month</source>
        <translation>月份</translation>
    </message>
    <message>
        <source>year and month</source>
        <translation>年和月</translation>
    </message>
    <message>
        <source>month and day</source>
        <translation>月和日</translation>
    </message>
    <message>
        <source>the day of the month</source>
        <translation>几号</translation>
    </message>
    <message>
        <source>the day of the week</source>
        <translation>星期几</translation>
    </message>
    <message>
        <source>the hour</source>
        <translation>小时</translation>
    </message>
    <message>
        <source>the time of day</source>
        <translation>时刻</translation>
    </message>
    <message>
        <source>the date without the time</source>
        <translation>不带时刻的日期</translation>
    </message>
    <message>
        <source>the days between two dates</source>
        <translation>两个日期相差的天数</translation>
    </message>
    <message>
        <source>the day as a number</source>
        <translation>日期对应的数</translation>
    </message>
    <message>
        <source>as a whole number</source>
        <translation>作为整数</translation>
    </message>
    <message>
        <source>as a number</source>
        <translation>作为数</translation>
    </message>
    <message>
        <source>as text</source>
        <translation>作为文本</translation>
    </message>
    <message>
        <source>the length of the text</source>
        <translation>文本的长度</translation>
    </message>
    <message>
        <source>in lower case</source>
        <translation>转为小写</translation>
    </message>
    <message>
        <source>in upper case</source>
        <translation>转为大写</translation>
    </message>
    <message>
        <source>without surrounding spaces</source>
        <translation>去掉两端空格</translation>
    </message>
    <message>
        <source>a part of the text</source>
        <translation>文本的一部分</translation>
    </message>
    <message>
        <source>the rest of the text</source>
        <translation>文本的剩余部分</translation>
    </message>
    <message>
        <source>the position of a text</source>
        <translation>文本的位置</translation>
    </message>
    <message>
        <source>the first word</source>
        <translation>第一个词</translation>
    </message>
    <message>
        <source>all words but the first</source>
        <translation>除第一个以外的词</translation>
    </message>
    <message>
        <source>two texts put together</source>
        <translation>前后两段文本</translation>
    </message>
    <message>
        <source>two texts with a space between them</source>
        <translation>两段文本，中间空格</translation>
    </message>
    <message>
        <source>zero if empty</source>
        <translation>为空时取零</translation>
    </message>
    <message>
        <source>another value if empty</source>
        <translation>为空时取别的值</translation>
    </message>
    <message>
        <source>empty if it has a certain value</source>
        <translation>等于某个值时为空</translation>
    </message>
    <message>
        <source>one of two values, by a condition</source>
        <translation>按条件取两个值之一</translation>
    </message>
    <message>
        <source>a value if a condition is met</source>
        <translation>满足条件时的值</translation>
    </message>
    <message>
        <source>of all rows up to this one</source>
        <translation>到此为止所有行的</translation>
    </message>
    <message>
        <source>of all rows</source>
        <translation>所有行的</translation>
    </message>
    <message>
        <source>of the previous row</source>
        <translation>前一行的</translation>
    </message>
    <message>
        <source>the change from the previous row</source>
        <translation>与前一行的差</translation>
    </message>
    <message>
        <source>the rank</source>
        <translation>名次</translation>
    </message>
    <message>
        <source>the row number</source>
        <translation>行编号</translation>
    </message>
    <message>
        <source>within each group</source>
        <translation>在每组之内</translation>
    </message>
    <message>
        <source>both conditions</source>
        <translation>两个条件都满足</translation>
    </message>
    <message>
        <source>one of two conditions</source>
        <translation>两个条件之一</translation>
    </message>
    <message>
        <source>not this condition</source>
        <translation>不满足此条件</translation>
    </message>
    <message>
        <source>between two values</source>
        <translation>在两个值之间</translation>
    </message>
    <message>
        <source>contains a text</source>
        <translation>包含文本</translation>
    </message>
    <message>
        <source>starts with a text</source>
        <translation>以文本开头</translation>
    </message>
    <message>
        <source>ends with a text</source>
        <translation>以文本结尾</translation>
    </message>
    <message>
        <source>matches a pattern</source>
        <translation>匹配模式</translation>
    </message>
    <message>
        <source>in the result of a subquery</source>
        <translation>在子查询的结果之中</translation>
    </message>
    <message>
        <source>not in the result of a subquery</source>
        <translation>不在子查询的结果之中</translation>
    </message>
    <message>
        <source>is empty</source>
        <translation>为空</translation>
    </message>
    <message>
        <source>is not empty</source>
        <translation>不为空</translation>
    </message>
    <message>
        <source>a subquery finds rows</source>
        <translation>子查询找到行</translation>
    </message>
    <message>
        <source>smallest first</source>
        <translation>从小到大</translation>
    </message>
    <message>
        <source>largest first</source>
        <translation>从大到小</translation>
    </message>
    <message>
        <source>smallest first, then by another column</source>
        <translation>从小到大，再按另一列</translation>
    </message>
    <message>
        <source>largest first, then by another column</source>
        <translation>从大到小，再按另一列</translation>
    </message>
    <message>
        <source>the row with the smallest value</source>
        <translation>值最小的一行</translation>
    </message>
    <message>
        <source>the row with the largest value</source>
        <translation>值最大的一行</translation>
    </message>
    <message>
        <source>the rows with the smallest values</source>
        <translation>值最小的几行</translation>
    </message>
    <message>
        <source>the rows with the largest values</source>
        <translation>值最大的几行</translation>
    </message>
    <message>
        <source>the row at a place counted from the smallest value</source>
        <translation>从最小值数起某个位置的行</translation>
    </message>
    <message>
        <source>the row at a place counted from the largest value</source>
        <translation>从最大值数起某个位置的行</translation>
    </message>
    <message>
        <source>the row with the smallest value in each group</source>
        <translation>每组中值最小的一行</translation>
    </message>
    <message>
        <source>the row with the largest value in each group</source>
        <translation>每组中值最大的一行</translation>
    </message>
    <message>
        <source>the rows with the smallest values in each group</source>
        <translation>每组中值最小的几行</translation>
    </message>
    <message>
        <source>the rows with the largest values in each group</source>
        <translation>每组中值最大的几行</translation>
    </message>
    <message>
        <source>the row at a place counted from the smallest value in each group</source>
        <translation>每组中从最小值数起某个位置的行</translation>
    </message>
    <message>
        <source>the row at a place counted from the largest value in each group</source>
        <translation>每组中从最大值数起某个位置的行</translation>
    </message>
    <message>
        <source>join a table and keep rows without a match</source>
        <translation>连接一个表，并保留没有匹配的行</translation>
    </message>
    <message>
        <source>from the rows of a subquery</source>
        <translation>取自一个子查询的行</translation>
    </message>
    <message>
        <source>join the rows of a subquery</source>
        <translation>连接一个子查询的行</translation>
    </message>
    <message>
        <source>join the rows of a subquery and keep rows without a match</source>
        <translation>连接一个子查询的行，并保留没有匹配的行</translation>
    </message>
    <message>
        <source>join the rows of one more subquery</source>
        <translation>再连接一个子查询的行</translation>
    </message>
    <message>
        <source>group by a calculated value</source>
        <translation>按一个计算所得的值分组</translation>
    </message>
    <message>
        <source>the first column of the subquery</source>
        <translation>子查询的第一列</translation>
    </message>
    <message>
        <source>the second column of the subquery</source>
        <translation>子查询的第二列</translation>
    </message>
    <message>
        <source>the third column of the subquery</source>
        <translation>子查询的第三列</translation>
    </message>
    <message>
        <source>the fourth column of the subquery</source>
        <translation>子查询的第四列</translation>
    </message>
    <message>
        <source>the fifth column of the subquery</source>
        <translation>子查询的第五列</translation>
    </message>
    <message>
        <source>the sixth column of the subquery</source>
        <translation>子查询的第六列</translation>
    </message>
    <message>
        <source>the seventh column of the subquery</source>
        <translation>子查询的第七列</translation>
    </message>
    <message>
        <source>the eighth column of the subquery</source>
        <translation>子查询的第八列</translation>
    </message>
    <message>
        <source>seconds as a date and time</source>
        <translation>秒数所表示的日期和时间</translation>
    </message>
    <message>
        <source>the week of the year</source>
        <translation>一年中的周</translation>
    </message>
    <message>
        <source>the quarter</source>
        <translation>季度</translation>
    </message>
    <message>
        <source>as a number without commas</source>
        <translation>作为数字，去掉逗号</translation>
    </message>
    <message>
        <source>as a number with a decimal comma</source>
        <translation>作为以逗号为小数点的数字</translation>
    </message>
    <message>
        <source>whether it is true</source>
        <translation>是否成立</translation>
    </message>
    <message>
        <source>of the next row</source>
        <translation>下一行的</translation>
    </message>
    <message>
        <source>show</source>
        <translation>显示</translation>
    </message>
    <message>
        <source>with a condition</source>
        <translation>带条件</translation>
    </message>
    <message>
        <source>in groups</source>
        <translation>按组</translation>
    </message>
    <message>
        <source>with a condition on groups</source>
        <translation>带组的条件</translation>
    </message>
    <message>
        <source>sorted</source>
        <translation>排序</translation>
    </message>
    <message>
        <source>equal to %1</source>
        <translation>等于%1</translation>
    </message>
    <message>
        <source>not equal to %1</source>
        <translation>不等于%1</translation>
    </message>
    <message>
        <source>less than %1</source>
        <translation>小于%1</translation>
    </message>
    <message>
        <source>more than %1</source>
        <translation>大于%1</translation>
    </message>
    <message>
        <source>at most %1</source>
        <translation>至多%1</translation>
    </message>
    <message>
        <source>at least %1</source>
        <translation>至少%1</translation>
    </message>
    <message>
        <source>another value</source>
        <translation>另一个值</translation>
    </message>
    <message>
        <source>nothing more</source>
        <translation>没有更多</translation>
    </message>
</context>
<context>
    <name>SavedAnswersDialog</name>
    <message>
        <source>Saved answers</source>
        <translation>已存答案</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter saved answers</source>
        <translation>筛选已存答案</translation>
    </message>
    <message>
        <source>There are no saved answers yet. Run a statement that answers your question, then choose “Ask, Save as right answer”.</source>
        <translation>还没有已存答案。请先运行能回答您的问题的语句，然后选择“提问”菜单中的“保存为正确答案”。</translation>
    </message>
    <message>
        <source>Database</source>
        <translation>数据库</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>SQL</source>
        <translation>SQL</translation>
    </message>
    <message>
        <source>Saved</source>
        <translation>保存时间</translation>
    </message>
    <message>
        <source>&amp;Use</source>
        <translation>使用(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;Export…</source>
        <translation>导出(&amp;E)…</translation>
    </message>
</context>
<context>
    <name>SchemaGraphView</name>
    <message>
        <source>Accept relationship: %1</source>
        <translation>接受关系：%1</translation>
    </message>
    <message>
        <source>Refuse relationship: %1</source>
        <translation>拒绝关系：%1</translation>
    </message>
    <message>
        <source>No guessed relationship here</source>
        <translation>这里没有推测的关系</translation>
    </message>
    <message>
        <source>Only &amp;neighbours (N)</source>
        <translation>仅显示相邻表(&amp;N) (N)</translation>
    </message>
    <message>
        <source>Table</source>
        <translation>表</translation>
    </message>
    <message>
        <source>Column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>Refers to</source>
        <translation>引用</translation>
    </message>
    <message>
        <source> (guess)</source>
        <translation>（推测）</translation>
    </message>
</context>
<context>
    <name>SchemaPanel</name>
    <message>
        <source>Open a database to see its tables here.</source>
        <translation>打开数据库后，它的表将显示在这里。</translation>
    </message>
    <message>
        <source>Filter tables and columns</source>
        <translation>筛选表和列</translation>
    </message>
    <message>
        <source>Tables and columns</source>
        <translation>表和列</translation>
    </message>
    <message>
        <source>This database has no tables yet.</source>
        <translation>此数据库还没有表。</translation>
    </message>
    <message>
        <source>Count values</source>
        <translation>统计各值</translation>
    </message>
    <message>
        <source>Show rows</source>
        <translation>显示行</translation>
    </message>
    <message>
        <source>Show structure</source>
        <translation>显示结构</translation>
    </message>
    <message>
        <source>Ask about this table</source>
        <translation>就此表提问</translation>
    </message>
    <message>
        <source>Insert name</source>
        <translation>插入名称</translation>
    </message>
    <message>
        <source>Copy name</source>
        <translation>复制名称</translation>
    </message>
    <message>
        <source>Always include in questions</source>
        <translation>每个问题都包含</translation>
    </message>
    <message>
        <source>Never include in questions</source>
        <translation>每个问题都略过</translation>
    </message>
    <message>
        <source>Show definition (SQL)</source>
        <translation>显示定义（SQL）</translation>
    </message>
</context>
<context>
    <name>SchemaTreeModel</name>
    <message>
        <source>Name</source>
        <translation>名称</translation>
    </message>
    <message>
        <source>Type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>view</source>
        <translation>视图</translation>
    </message>
    <message numerus="yes">
        <source>%n column(s)</source>
        <translation>
            <numerusform>%n 列</numerusform>
        </translation>
    </message>
    <message>
        <source>primary key</source>
        <translation>主键</translation>
    </message>
    <message>
        <source>probably refers to %1</source>
        <translation>可能引用 %1</translation>
    </message>
    <message>
        <source>refers to %1</source>
        <translation>引用 %1</translation>
    </message>
    <message>
        <source>Views</source>
        <translation>视图</translation>
    </message>
</context>
<context>
    <name>SearchPanel</name>
    <message>
        <source>Whole cell, same case</source>
        <translation>整个单元格，区分大小写</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Type a text or a number and press Enter.</source>
        <translation>输入文本或数字，然后按 Enter。</translation>
    </message>
    <message>
        <source>Find in all tables</source>
        <translation>在所有表中查找</translation>
    </message>
    <message>
        <source>Cells found</source>
        <translation>找到的单元格</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Searching…</source>
        <translation>正在查找…</translation>
    </message>
    <message>
        <source>Press Enter to show all these rows</source>
        <translation>按 Enter 显示所有这些行</translation>
    </message>
    <message>
        <source>Searching %1, about %2 of %3 rows…</source>
        <translation>正在查找 %1，约 %2/%3 行…</translation>
    </message>
    <message>
        <source>Searching %1…</source>
        <translation>正在查找 %1…</translation>
    </message>
    <message>
        <source>%1 is large and was searched in part.</source>
        <translation>%1 较大，只查找了一部分。</translation>
    </message>
    <message>
        <source>%1 could not be read to its end.</source>
        <translation>%1 未能读完。</translation>
    </message>
    <message>
        <source>Nothing found</source>
        <translation>未找到</translation>
    </message>
    <message>
        <source>%1 in %2</source>
        <translation>%2中有%1</translation>
    </message>
    <message numerus="yes">
        <source>%n cell(s)</source>
        <translation>
            <numerusform>%n 个单元格</numerusform>
        </translation>
    </message>
    <message numerus="yes">
        <source>%n table(s)</source>
        <translation>
            <numerusform>%n 个表</numerusform>
        </translation>
    </message>
    <message>
        <source>%1 until it was stopped</source>
        <translation>停止前：%1</translation>
    </message>
    <message>
        <source>No cell of any table has this.</source>
        <translation>所有表中都没有包含此内容的单元格。</translation>
    </message>
</context>
<context>
    <name>ServerBar</name>
    <message>
        <source>Connect to a server</source>
        <translation>连接到服务器</translation>
    </message>
    <message>
        <source>Connect to a PostgreSQL server. The database is read-only.</source>
        <translation>连接到 PostgreSQL 服务器。数据库为只读。</translation>
    </message>
    <message>
        <source>A&amp;ddress:</source>
        <translation>地址(&amp;D)：</translation>
    </message>
    <message>
        <source>paste a postgresql:// address or a service name, or fill in the fields below</source>
        <translation>粘贴完整的 postgresql:// 地址或服务名称，或填写下面的字段</translation>
    </message>
    <message>
        <source>Se&amp;rver:</source>
        <translation>服务器(&amp;R)：</translation>
    </message>
    <message>
        <source>name or socket folder; empty: this computer</source>
        <translation>名称或套接字所在的文件夹；留空：本机</translation>
    </message>
    <message>
        <source>&amp;Port:</source>
        <translation>端口(&amp;P)：</translation>
    </message>
    <message>
        <source>Data&amp;base:</source>
        <translation>数据库(&amp;B)：</translation>
    </message>
    <message>
        <source>empty: same as the user</source>
        <translation>留空：与用户同名</translation>
    </message>
    <message>
        <source>&amp;User:</source>
        <translation>用户(&amp;U)：</translation>
    </message>
    <message>
        <source>empty: your login name</source>
        <translation>留空：您的登录名</translation>
    </message>
    <message>
        <source>Pass&amp;word:</source>
        <translation>密码(&amp;W)：</translation>
    </message>
    <message>
        <source>not saved</source>
        <translation>不会保存</translation>
    </message>
    <message>
        <source>encrypted if the server can</source>
        <translation>服务器支持时加密</translation>
    </message>
    <message>
        <source>always encrypted</source>
        <translation>始终加密</translation>
    </message>
    <message>
        <source>encrypted, certificate checked</source>
        <translation>加密并检查证书</translation>
    </message>
    <message>
        <source>encrypted, certificate and name checked</source>
        <translation>加密并检查证书和名称</translation>
    </message>
    <message>
        <source>never encrypted</source>
        <translation>从不加密</translation>
    </message>
    <message>
        <source>Connec&amp;tion:</source>
        <translation>连接方式(&amp;T)：</translation>
    </message>
    <message>
        <source>&amp;Connect</source>
        <translation>连接(&amp;C)</translation>
    </message>
    <message>
        <source>Connecting…</source>
        <translation>正在连接…</translation>
    </message>
    <message>
        <source>The server needs a password.</source>
        <translation>服务器需要密码。</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>Cancel</source>
        <translation>取消</translation>
    </message>
    <message>
        <source>Re&amp;member in the desktop&apos;s password store</source>
        <translation>在桌面的密码库中记住(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Forget the remembered password</source>
        <translation>忘记已记住的密码(&amp;F)</translation>
    </message>
</context>
<context>
    <name>ServerFlow</name>
    <message>
        <source>Stopped. No connection was made.</source>
        <translation>已停止。没有建立连接。</translation>
    </message>
    <message>
        <source>Databases on servers are read-only.</source>
        <translation>服务器上的数据库为只读。</translation>
    </message>
    <message>
        <source>The desktop&apos;s password store did not accept the password, so the password was not remembered.</source>
        <translation>密码未被记住：桌面的密码库没有接受它。</translation>
    </message>
    <message>
        <source>The password is forgotten.</source>
        <translation>密码已被忘记。</translation>
    </message>
    <message>
        <source>There was no password to forget.</source>
        <translation>没有需要忘记的密码。</translation>
    </message>
    <message>
        <source>The server does not accept the remembered password. Type the password again.</source>
        <translation>服务器不接受已记住的密码。请重新输入密码。</translation>
    </message>
</context>
<context>
    <name>ShortcutsDialog</name>
    <message>
        <source>Keyboard shortcuts</source>
        <translation>键盘快捷键</translation>
    </message>
    <message>
        <source>Command</source>
        <translation>命令</translation>
    </message>
    <message>
        <source>Shortcut</source>
        <translation>快捷键</translation>
    </message>
    <message>
        <source>&amp;Set</source>
        <translation>设置(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Remove</source>
        <translation>移除(&amp;R)</translation>
    </message>
    <message>
        <source>R&amp;eset</source>
        <translation>重置(&amp;E)</translation>
    </message>
    <message>
        <source>Filter</source>
        <translation>筛选</translation>
    </message>
    <message>
        <source>Filter commands</source>
        <translation>筛选命令</translation>
    </message>
    <message>
        <source>New shortcut</source>
        <translation>新快捷键</translation>
    </message>
    <message>
        <source>Choose a command, then press its new shortcut in the field above.</source>
        <translation>选择一个命令，然后在上方的输入框中按下新的快捷键。</translation>
    </message>
    <message>
        <source>%1 is the shortcut of “%2”. Remove the shortcut there first.</source>
        <translation>%1 是“%2”的快捷键。请先在那里移除。</translation>
    </message>
</context>
<context>
    <name>SqlFiles</name>
    <message>
        <source>Open SQL</source>
        <translation>打开 SQL</translation>
    </message>
    <message>
        <source>SQL (*.sql);;All files (*)</source>
        <translation>SQL (*.sql);;所有文件 (*)</translation>
    </message>
    <message>
        <source>Save SQL</source>
        <translation>保存 SQL</translation>
    </message>
    <message>
        <source>Saved as %1.</source>
        <translation>已保存为 %1。</translation>
    </message>
</context>
<context>
    <name>SqlPanel</name>
    <message>
        <source>Run</source>
        <translation>运行</translation>
    </message>
    <message>
        <source>Stop</source>
        <translation>停止</translation>
    </message>
    <message>
        <source>SQL</source>
        <translation>SQL</translation>
    </message>
    <message>
        <source>Run the selected text or the statement at the cursor (Ctrl+Enter)</source>
        <translation>运行光标处的语句或选中的文本 (Ctrl+Enter)</translation>
    </message>
    <message>
        <source>Stop the statement (Esc)</source>
        <translation>停止语句 (Esc)</translation>
    </message>
    <message>
        <source>Fix the name (Alt+Enter)</source>
        <translation>更正名称 (Alt+Enter)</translation>
    </message>
    <message>
        <source>There is no table %1. Did you mean %2?</source>
        <translation>没有名为 %1 的表。您要找的是 %2 吗？</translation>
    </message>
    <message>
        <source>There is no column %1. Did you mean %2 in %3?</source>
        <translation>没有名为 %1 的列。您要找的是 %3 的 %2 吗？</translation>
    </message>
    <message>
        <source>Use “%1”</source>
        <translation>使用“%1”</translation>
    </message>
</context>
<context>
    <name>StartPanel</name>
    <message>
        <source>Recent databases</source>
        <translation>最近打开的数据库</translation>
    </message>
    <message>
        <source>Ask your database</source>
        <translation>向您的数据库提问</translation>
    </message>
    <message>
        <source>Open a SQLite, CSV, JSON or spreadsheet file, or drop one here. Files are opened read-only, and no data leaves this computer.</source>
        <translation>打开 SQLite、CSV、JSON 或电子表格文件，或将其拖放到这里。文件以只读方式打开，不会有任何数据离开这台计算机。</translation>
    </message>
    <message>
        <source>Open a database…</source>
        <translation>打开数据库…</translation>
    </message>
    <message>
        <source>Try the sample</source>
        <translation>试用示例</translation>
    </message>
    <message>
        <source>the sample</source>
        <translation>示例</translation>
    </message>
    <message>
        <source>Connect to a server…</source>
        <translation>连接到服务器…</translation>
    </message>
    <message>
        <source>a server</source>
        <translation>服务器</translation>
    </message>
</context>
<context>
    <name>StepTableModel</name>
    <message>
        <source>Decision</source>
        <translation>决定</translation>
    </message>
    <message>
        <source>Confidence</source>
        <translation>置信度</translation>
    </message>
    <message>
        <source>Attention</source>
        <translation>注意力</translation>
    </message>
</context>
<context>
    <name>StepText</name>
    <message>
        <source>Group the rows by %1.</source>
        <translation>按 %1 将行分组。</translation>
    </message>
    <message>
        <source>Keep the groups where %1.</source>
        <translation>保留满足以下条件的组：%1。</translation>
    </message>
    <message>
        <source>Sort by %1.</source>
        <translation>按 %1 排序。</translation>
    </message>
    <message>
        <source>Add the matching rows of %1 (%2).</source>
        <translation>加入 %1 中匹配的行（%2）。</translation>
    </message>
    <message>
        <source> and </source>
        <comment>between conditions</comment>
        <translation>，并且 </translation>
    </message>
    <message>
        <source>Show %1.</source>
        <translation>显示 %1。</translation>
    </message>
    <message>
        <source>Keep the rows that are in both lists.</source>
        <translation>保留两个列表中都有的行。</translation>
    </message>
    <message>
        <source>; then by </source>
        <comment>between sort keys</comment>
        <translation>；然后按 </translation>
    </message>
    <message>
        <source>Keep only the first row.</source>
        <translation>只保留第一行。</translation>
    </message>
    <message>
        <source>Keep only the first %1 rows.</source>
        <translation>只保留前 %1 行。</translation>
    </message>
    <message>
        <source>same %1</source>
        <comment>column</comment>
        <translation>%1 相同</translation>
    </message>
    <message>
        <source>Keep the rows where %1.</source>
        <translation>保留满足以下条件的行：%1。</translation>
    </message>
    <message>
        <source>Remove duplicate rows.</source>
        <translation>去除重复的行。</translation>
    </message>
    <message>
        <source>Start with all rows of %1.</source>
        <translation>从 %1 的所有行开始。</translation>
    </message>
    <message>
        <source>For another list, start with all rows of %1.</source>
        <translation>另一个列表从 %1 的所有行开始。</translation>
    </message>
    <message>
        <source>Combine each row with every row of %1.</source>
        <translation>将每一行与 %1 的每一行组合。</translation>
    </message>
    <message>
        <source>Add the matching rows of %1 (%2); keep rows without a match.</source>
        <translation>加入 %1 中匹配的行（%2）；没有匹配的行也保留。</translation>
    </message>
    <message>
        <source>Count the rows.</source>
        <translation>统计行数。</translation>
    </message>
    <message>
        <source>Show each %1 once.</source>
        <translation>每个 %1 只显示一次。</translation>
    </message>
    <message>
        <source>Show each combination of %1 once.</source>
        <translation>%1 的每种组合只显示一次。</translation>
    </message>
    <message>
        <source>For each %1, count the rows.</source>
        <translation>对每个 %1，统计行数。</translation>
    </message>
    <message>
        <source>For each %1, show %2.</source>
        <translation>对每个 %1，显示 %2。</translation>
    </message>
    <message>
        <source>Combine both lists and keep each row only once.</source>
        <translation>合并两个列表，每行只保留一次。</translation>
    </message>
    <message>
        <source>Add the second list after the first.</source>
        <translation>将第二个列表接在第一个之后。</translation>
    </message>
    <message>
        <source>Remove the rows of the second list from the first.</source>
        <translation>从第一个列表中去掉第二个列表的行。</translation>
    </message>
    <message>
        <source>Skip the first row and keep the next one.</source>
        <translation>跳过第一行，保留下一行。</translation>
    </message>
    <message>
        <source>Skip the first row and keep the next %1.</source>
        <translation>跳过第一行，保留其后的 %1 行。</translation>
    </message>
    <message>
        <source>Skip the first %1 rows and keep the next one.</source>
        <translation>跳过前 %1 行，保留下一行。</translation>
    </message>
    <message>
        <source>Skip the first %1 rows and keep the next %2.</source>
        <translation>跳过前 %1 行，保留其后的 %2 行。</translation>
    </message>
</context>
<context>
    <name>StepsPanel</name>
    <message>
        <source>Ask a question to see the decoding steps of its answer.</source>
        <translation>提出问题后，这里将显示其答案的解码步骤。</translation>
    </message>
    <message>
        <source>Steps that led to the answer</source>
        <translation>得出答案的步骤</translation>
    </message>
    <message>
        <source>Choose a step to see its alternatives.</source>
        <translation>选择一个步骤，查看它的备选项。</translation>
    </message>
    <message>
        <source>Step %1. %2</source>
        <translation>步骤 %1。%2</translation>
    </message>
    <message>
        <source>Alternatives to step %1</source>
        <translation>步骤 %1 的备选项</translation>
    </message>
</context>
<context>
    <name>SyntaxTreeView</name>
    <message>
        <source>Depth</source>
        <translation>深度</translation>
    </message>
    <message>
        <source>Part</source>
        <translation>部分</translation>
    </message>
</context>
<context>
    <name>TableFlow</name>
    <message>
        <source>column</source>
        <translation>列</translation>
    </message>
    <message>
        <source>type</source>
        <translation>类型</translation>
    </message>
    <message>
        <source>primary key</source>
        <translation>主键</translation>
    </message>
    <message>
        <source>nullable</source>
        <translation>可为空</translation>
    </message>
    <message>
        <source>default</source>
        <translation>默认值</translation>
    </message>
    <message>
        <source>references</source>
        <translation>引用</translation>
    </message>
    <message>
        <source>referenced column</source>
        <translation>被引用的列</translation>
    </message>
    <message>
        <source>yes</source>
        <translation>是</translation>
    </message>
    <message>
        <source>no</source>
        <translation>否</translation>
    </message>
    <message>
        <source>Columns</source>
        <translation>列</translation>
    </message>
    <message>
        <source>Keys</source>
        <translation>键</translation>
    </message>
    <message>
        <source>Definition</source>
        <translation>定义</translation>
    </message>
    <message>
        <source>Structure of %1</source>
        <translation>%1 的结构</translation>
    </message>
    <message>
        <source>Row of %1 with %2 = %3</source>
        <translation>%1 中 %2 为 %3 的行</translation>
    </message>
    <message>
        <source>Rows of %1 with %2 = %3</source>
        <translation>%1 中所有 %2 为 %3 的行</translation>
    </message>
    <message>
        <source>No foreign key connects this row to other rows</source>
        <translation>没有外键将此行与其他行相连</translation>
    </message>
    <message>
        <source>Definition of %1</source>
        <translation>%1 的定义</translation>
    </message>
</context>
<context>
    <name>TaskBar</name>
    <message>
        <source>Close</source>
        <translation>关闭</translation>
    </message>
</context>
<context>
    <name>ThreadDelegate</name>
    <message>
        <source>pinned · %1</source>
        <translation>已固定 · %1</translation>
    </message>
</context>
<context>
    <name>ThreadFlow</name>
    <message>
        <source>This conversation cannot be saved, because its folder is not writable.</source>
        <translation>无法保存此对话：其文件夹不可写入。</translation>
    </message>
    <message>
        <source>Save report</source>
        <translation>保存报告</translation>
    </message>
    <message>
        <source>HTML (*.html);;Markdown (*.md)</source>
        <translation>HTML (*.html);;Markdown (*.md)</translation>
    </message>
    <message>
        <source>Written to %1.</source>
        <translation>已写入 %1。</translation>
    </message>
    <message>
        <source>The report could not be written to %1. Choose another place.</source>
        <translation>报告无法写入 %1。请选择其他位置。</translation>
    </message>
</context>
<context>
    <name>ThreadModel</name>
    <message>
        <source>follow-up to “%1”</source>
        <translation>“%1”的追问</translation>
    </message>
    <message>
        <source>%1, as before</source>
        <translation>%1，同前</translation>
    </message>
    <message>
        <source>more than %1 rows</source>
        <translation>超过 %1 行</translation>
    </message>
    <message numerus="yes">
        <source>%Ln row(s)</source>
        <translation>
            <numerusform>%Ln 行</numerusform>
        </translation>
    </message>
</context>
<context>
    <name>ThreadPanel</name>
    <message>
        <source>Your questions are kept here. Each one shows what it uses from earlier questions.</source>
        <translation>您提出的问题会保留在这里，并注明各自沿用了之前的哪些内容。</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>&amp;Pin</source>
        <translation>固定(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Continue</source>
        <translation>继续(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Rename</source>
        <translation>重命名(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Delete</source>
        <translation>删除(&amp;D)</translation>
    </message>
    <message>
        <source>Save rep&amp;ort…</source>
        <translation>保存报告(&amp;O)…</translation>
    </message>
    <message>
        <source>Delete &amp;all but pinned</source>
        <translation>删除所有未固定项(&amp;A)</translation>
    </message>
    <message>
        <source>Un&amp;pin</source>
        <translation>取消固定(&amp;P)</translation>
    </message>
</context>
<context>
    <name>TieWords</name>
    <message>
        <source>no value</source>
        <translation>无值</translation>
    </message>
    <message>
        <source>one of %L1 with %2 %3 each</source>
        <comment>rows that share the first place, a number, things</comment>
        <translation>%L1 个之一，各有 %2 个 %3</translation>
    </message>
    <message>
        <source>one of %L1 with %2 %3</source>
        <comment>rows that share the first place, a column, its value</comment>
        <translation>%L1 个之一，%2 为 %3</translation>
    </message>
</context>
<context>
    <name>TreePanel</name>
    <message>
        <source>SQL as a tree</source>
        <translation>SQL 树形图</translation>
    </message>
    <message>
        <source>What the tree shows</source>
        <translation>树所显示的内容</translation>
    </message>
    <message>
        <source>The SQL</source>
        <translation>SQL</translation>
    </message>
    <message>
        <source>Decoding steps</source>
        <translation>解码步骤</translation>
    </message>
    <message>
        <source>This shows an answer, or a SELECT that you type, as a tree.</source>
        <translation>答案或您输入的 SELECT 的各部分会在这里显示为一棵树。</translation>
    </message>
    <message>
        <source>Steps that wrote %1</source>
        <translation>写出 %1 的步骤</translation>
    </message>
    <message>
        <source>Syntax tree of %1</source>
        <translation>%1 的语法树</translation>
    </message>
</context>
<context>
    <name>TrustText</name>
    <message>
        <source>&lt;b&gt;%1.&lt;/b&gt; %2</source>
        <translation>&lt;b&gt;%1。&lt;/b&gt;%2</translation>
    </message>
    <message>
        <source>Likely right</source>
        <translation>很可能正确</translation>
    </message>
    <message>
        <source>Probably right (about %1%)</source>
        <translation>可能正确（约 %1%）</translation>
    </message>
    <message>
        <source>The least certain part is %1.</source>
        <translation>最不确定的是%1。</translation>
    </message>
    <message>
        <source>Please check</source>
        <translation>请核对</translation>
    </message>
    <message>
        <source>Unsure</source>
        <translation>不确定</translation>
    </message>
    <message>
        <source>A guess</source>
        <translation>猜测</translation>
    </message>
    <message>
        <source>A guess, not run</source>
        <translation>仅为猜测，未运行</translation>
    </message>
    <message>
        <source>A deviation, variance or correlation</source>
        <translation>偏差、方差或相关性</translation>
    </message>
    <message>
        <source>A random choice</source>
        <translation>随机选取</translation>
    </message>
    <message>
        <source>A pivot table</source>
        <translation>数据透视表</translation>
    </message>
    <message>
        <source>A forecast</source>
        <translation>预测</translation>
    </message>
    <message>
        <source>A cause or reason</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>A change to the data</source>
        <translation>对数据的更改</translation>
    </message>
    <message>
        <source>column %1</source>
        <translation>列 %1</translation>
    </message>
    <message>
        <source>table %1</source>
        <translation>表 %1</translation>
    </message>
    <message>
        <source>value %1</source>
        <translation>值 %1</translation>
    </message>
    <message>
        <source>%1 is not possible in an answer (“%2”).</source>
        <translation>答案无法表达%1（“%2”）。</translation>
    </message>
    <message>
        <source>The question can be understood in several ways.</source>
        <translation>这个问题可以有几种理解。</translation>
    </message>
    <message>
        <source>The question can be understood in several ways; the least certain part is %1.</source>
        <translation>这个问题可以有几种理解；最不确定的是%1。</translation>
    </message>
    <message>
        <source>The question can also be understood in another way.</source>
        <translation>这个问题还有另一种理解。</translation>
    </message>
    <message>
        <source>The question can also be understood in another way; the least certain part is %1.</source>
        <translation>这个问题还有另一种理解；最不确定的是%1。</translation>
    </message>
    <message>
        <source>This join is a guess and not declared in the database: %1.</source>
        <translation>有一个连接是猜测的，数据库中并未声明：%1。</translation>
    </message>
    <message>
        <source>Several columns could join the tables. The first was used: %1.</source>
        <translation>有多列可以连接这些表。采用了第一列：%1。</translation>
    </message>
    <message>
        <source>No query was found for this question.</source>
        <translation>没有为这个问题找到查询。</translation>
    </message>
    <message>
        <source>A moving sum or average</source>
        <translation>移动总和或移动平均</translation>
    </message>
    <message>
        <source>A quartile or percentile</source>
        <translation>四分位数或百分位数</translation>
    </message>
    <message>
        <source>The database has more text values than were searched, so a name in the question may have been missed.</source>
        <translation>数据库中的文本值多于已搜索的数量，因此问题中的某个名称可能被遗漏。</translation>
    </message>
    <message>
        <source>This may not be what you mean.</source>
        <translation>不确定这是否就是所问的内容。</translation>
    </message>
    <message>
        <source>This may not be what you mean; the least certain part is %1.</source>
        <translation>不确定这是否就是所问的内容；最不确定的是%1。</translation>
    </message>
    <message>
        <source>Not used in this answer: %1.</source>
        <translation>此答案未用到：%1。</translation>
    </message>
    <message>
        <source>This database has no table, column or value for: %1.</source>
        <translation>此数据库中没有与之对应的表、列或值：%1。</translation>
    </message>
    <message>
        <source>The question names no measure. This answer uses: %1.</source>
        <translation>问题没有指明衡量标准。此答案采用：%1。</translation>
    </message>
    <message>
        <source>Some cells are not numbers. They count as 0 in a sum or an average and sort above all numbers: %1.</source>
        <translation>有些单元格不是数字。它们在总和或平均值中统计为 0，排序时排在所有数字之上：%1。</translation>
    </message>
</context>
<context>
    <name>TurnWords</name>
    <message>
        <source> and </source>
        <comment>between conditions</comment>
        <translation>且</translation>
    </message>
    <message>
        <source>%1 from %2</source>
        <comment>columns from a table</comment>
        <translation>%2 的 %1</translation>
    </message>
    <message>
        <source>%1 where %2</source>
        <comment>columns from a table, a condition</comment>
        <translation>%1，其中 %2</translation>
    </message>
    <message>
        <source>sorted by %1</source>
        <comment>an order</comment>
        <translation>按%1排序</translation>
    </message>
</context>
<context>
    <name>TypedStatement</name>
    <message>
        <source>Only a query has a syntax tree. A query begins with SELECT.</source>
        <translation>只有查询才有语法树。查询以 SELECT 开头。</translation>
    </message>
</context>
<context>
    <name>ValueBar</name>
    <message>
        <source>Values:</source>
        <translation>值：</translation>
    </message>
    <message>
        <source>%1: fill in…</source>
        <translation>%1：请填写…</translation>
    </message>
    <message>
        <source>%1: %2</source>
        <translation>%1：%2</translation>
    </message>
    <message>
        <source>Another value</source>
        <translation>其他值</translation>
    </message>
    <message>
        <source>%1 (%2)</source>
        <comment>value and number of rows</comment>
        <translation>%1（%2）</translation>
    </message>
    <message>
        <source>%1 (%2 or more)</source>
        <comment>value and number of rows</comment>
        <translation>%1（%2 或更多）</translation>
    </message>
</context>
<context>
    <name>WindowActions</name>
    <message>
        <source>&amp;File</source>
        <translation>文件(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Open…</source>
        <translation>打开(&amp;O)…</translation>
    </message>
    <message>
        <source>Open &amp;sample</source>
        <translation>打开示例(&amp;S)</translation>
    </message>
    <message>
        <source>Open &amp;recent</source>
        <translation>打开最近的文件(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Quit</source>
        <translation>退出(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Edit</source>
        <translation>编辑(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Undo in SQL</source>
        <translation>撤销 SQL 编辑(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Redo in SQL</source>
        <translation>重做 SQL 编辑(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Copy rows</source>
        <translation>复制行(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Ask</source>
        <translation>提问(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Ask a question</source>
        <translation>提出问题(&amp;A)</translation>
    </message>
    <message>
        <source>Answer &amp;%1</source>
        <translation>答案 &amp;%1</translation>
    </message>
    <message>
        <source>&amp;SQL</source>
        <translation>&amp;SQL</translation>
    </message>
    <message>
        <source>&amp;Run</source>
        <translation>运行(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Stop</source>
        <translation>停止(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;View</source>
        <translation>视图(&amp;V)</translation>
    </message>
    <message>
        <source>&amp;Panels</source>
        <translation>面板(&amp;P)</translation>
    </message>
    <message>
        <source>&amp;Filter tables and columns</source>
        <translation>筛选表和列(&amp;F)</translation>
    </message>
    <message>
        <source>Schema &amp;graph</source>
        <translation>关系图(&amp;G)</translation>
    </message>
    <message>
        <source>&amp;Next panel</source>
        <translation>下一个面板(&amp;N)</translation>
    </message>
    <message>
        <source>Pre&amp;vious panel</source>
        <translation>上一个面板(&amp;V)</translation>
    </message>
    <message>
        <source>F&amp;ull screen</source>
        <translation>全屏(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Reset layout</source>
        <translation>重置布局(&amp;R)</translation>
    </message>
    <message>
        <source>&amp;Theme</source>
        <translation>主题(&amp;T)</translation>
    </message>
    <message>
        <source>Same as &amp;system</source>
        <translation>跟随系统(&amp;S)</translation>
    </message>
    <message>
        <source>&amp;Light</source>
        <translation>浅色(&amp;L)</translation>
    </message>
    <message>
        <source>Dar&amp;k</source>
        <translation>深色(&amp;K)</translation>
    </message>
    <message>
        <source>&amp;Help</source>
        <translation>帮助(&amp;H)</translation>
    </message>
    <message>
        <source>&amp;About Ratatosk</source>
        <translation>关于 Ratatosk(&amp;A)</translation>
    </message>
    <message>
        <source>About &amp;Qt</source>
        <translation>关于 Qt(&amp;Q)</translation>
    </message>
    <message>
        <source>Open a s&amp;napshot copy</source>
        <translation>打开快照副本(&amp;N)</translation>
    </message>
    <message>
        <source>Copies the open database and its log to a private folder and reads the copy</source>
        <translation>将打开的数据库连同其日志复制到私有位置，并读取该副本</translation>
    </message>
    <message>
        <source>&amp;Export rows…</source>
        <translation>导出行(&amp;E)…</translation>
    </message>
    <message>
        <source>&amp;Find…</source>
        <translation>查找(&amp;F)…</translation>
    </message>
    <message>
        <source>R&amp;eplace…</source>
        <translation>替换(&amp;E)…</translation>
    </message>
    <message>
        <source>Find &amp;next</source>
        <translation>查找下一个(&amp;N)</translation>
    </message>
    <message>
        <source>Find &amp;previous</source>
        <translation>查找上一个(&amp;P)</translation>
    </message>
    <message>
        <source>Comment &amp;lines</source>
        <translation>注释行(&amp;L)</translation>
    </message>
    <message>
        <source>F&amp;ilter rows</source>
        <translation>筛选行(&amp;I)</translation>
    </message>
    <message>
        <source>Preference&amp;s…</source>
        <translation>首选项(&amp;S)…</translation>
    </message>
    <message>
        <source>settings, options, language</source>
        <translation>设置, 选项, 语言, settings</translation>
    </message>
    <message>
        <source>Copy as &amp;tab-separated text</source>
        <translation>复制为制表符分隔文本(&amp;T)</translation>
    </message>
    <message>
        <source>Copy with &amp;headers</source>
        <translation>连同表头复制(&amp;H)</translation>
    </message>
    <message>
        <source>Copy as &amp;CSV</source>
        <translation>复制为 &amp;CSV</translation>
    </message>
    <message>
        <source>Copy as &amp;Markdown</source>
        <translation>复制为 &amp;Markdown</translation>
    </message>
    <message>
        <source>Copy as &amp;JSON</source>
        <translation>复制为 &amp;JSON</translation>
    </message>
    <message>
        <source>Copy as &amp;INSERT</source>
        <translation>复制为 &amp;INSERT</translation>
    </message>
    <message>
        <source>Copy as SQL &amp;list</source>
        <translation>复制为 SQL 列表(&amp;L)</translation>
    </message>
    <message>
        <source>Save as &amp;right answer</source>
        <translation>保存为正确答案(&amp;R)</translation>
    </message>
    <message>
        <source>Saved a&amp;nswers…</source>
        <translation>已存答案(&amp;N)…</translation>
    </message>
    <message>
        <source>Run &amp;all</source>
        <translation>全部运行(&amp;A)</translation>
    </message>
    <message>
        <source>Explain &amp;query plan</source>
        <translation>解释查询计划(&amp;Q)</translation>
    </message>
    <message>
        <source>&amp;Complete</source>
        <translation>补全(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Format</source>
        <translation>格式化(&amp;F)</translation>
    </message>
    <message>
        <source>&amp;Go to error</source>
        <translation>转到错误处(&amp;G)</translation>
    </message>
    <message>
        <source>F&amp;ix name</source>
        <translation>更正名称(&amp;I)</translation>
    </message>
    <message>
        <source>&amp;New tab</source>
        <translation>新建标签页(&amp;N)</translation>
    </message>
    <message>
        <source>Close &amp;tab</source>
        <translation>关闭标签页(&amp;T)</translation>
    </message>
    <message>
        <source>Re&amp;open closed tab</source>
        <translation>重新打开已关闭的标签页(&amp;O)</translation>
    </message>
    <message>
        <source>Ne&amp;xt tab</source>
        <translation>下一个标签页(&amp;X)</translation>
    </message>
    <message>
        <source>Pre&amp;vious tab</source>
        <translation>上一个标签页(&amp;V)</translation>
    </message>
    <message>
        <source>Rena&amp;me tab…</source>
        <translation>重命名标签页(&amp;M)…</translation>
    </message>
    <message>
        <source>Co&amp;mmands…</source>
        <translation>命令(&amp;M)…</translation>
    </message>
    <message>
        <source>Copy &amp;diagnostics</source>
        <translation>复制诊断信息(&amp;D)</translation>
    </message>
    <message>
        <source>&amp;History…</source>
        <translation>历史记录(&amp;H)…</translation>
    </message>
    <message>
        <source>Read &amp;again</source>
        <translation>重新读取(&amp;A)</translation>
    </message>
    <message>
        <source>Check that the file is &amp;unchanged</source>
        <translation>检查文件是否未被更改(&amp;U)</translation>
    </message>
    <message>
        <source>&amp;Check for damage</source>
        <translation>检查是否损坏(&amp;C)</translation>
    </message>
    <message>
        <source>Enable e&amp;diting</source>
        <translation>启用编辑(&amp;D)</translation>
    </message>
    <message>
        <source>Allows statements to change the file after you have checked and applied the changes</source>
        <translation>允许语句更改文件，但须由您查看并应用更改</translation>
    </message>
    <message>
        <source>App&amp;ly changes</source>
        <translation>应用更改(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Undo changes</source>
        <translation>撤销更改(&amp;U)</translation>
    </message>
    <message>
        <source>Rows as &amp;chart</source>
        <translation>以图表显示行(&amp;C)</translation>
    </message>
    <message>
        <source>Free&amp;ze first column</source>
        <translation>冻结首列(&amp;Z)</translation>
    </message>
    <message>
        <source>&amp;Contents</source>
        <translation>目录(&amp;C)</translation>
    </message>
    <message>
        <source>&amp;Keyboard shortcuts…</source>
        <translation>键盘快捷键(&amp;K)…</translation>
    </message>
    <message>
        <source>Show s&amp;ource rows</source>
        <translation>显示源数据行(&amp;O)</translation>
    </message>
    <message>
        <source>Picture as a &amp;list</source>
        <translation>图片转为列表(&amp;L)</translation>
    </message>
    <message>
        <source>&amp;Save picture…</source>
        <translation>保存图片(&amp;S)…</translation>
    </message>
    <message>
        <source>Show &amp;log</source>
        <translation>显示日志(&amp;L)</translation>
    </message>
    <message>
        <source>New &amp;window</source>
        <translation>新建窗口(&amp;W)</translation>
    </message>
    <message>
        <source>C&amp;lose database</source>
        <translation>关闭数据库(&amp;L)</translation>
    </message>
    <message>
        <source>O&amp;pen SQL…</source>
        <translation>打开 SQL(&amp;P)…</translation>
    </message>
    <message>
        <source>Sa&amp;ve SQL as…</source>
        <translation>SQL 另存为(&amp;V)…</translation>
    </message>
    <message>
        <source>Larger te&amp;xt</source>
        <translation>放大文字(&amp;X)</translation>
    </message>
    <message>
        <source>S&amp;maller text</source>
        <translation>缩小文字(&amp;M)</translation>
    </message>
    <message>
        <source>&amp;Actual size</source>
        <translation>实际大小(&amp;A)</translation>
    </message>
    <message>
        <source>&amp;Find anything…</source>
        <translation>查找任何内容(&amp;F)…</translation>
    </message>
    <message>
        <source>Rela&amp;ted rows</source>
        <translation>相关的行(&amp;T)</translation>
    </message>
    <message>
        <source>D&amp;elete selected rows</source>
        <translation>删除选中的行(&amp;E)</translation>
    </message>
    <message>
        <source>&amp;Paste as new rows</source>
        <translation>粘贴为新行(&amp;P)</translation>
    </message>
    <message>
        <source>Open data &amp;folder…</source>
        <translation>打开数据文件夹(&amp;F)…</translation>
    </message>
    <message>
        <source>Rows as p&amp;ivot table</source>
        <translation>以数据透视表显示行(&amp;I)</translation>
    </message>
    <message>
        <source>Data &amp;bars</source>
        <translation>数据条(&amp;B)</translation>
    </message>
    <message>
        <source>&amp;Enlarge picture</source>
        <translation>放大图片(&amp;E)</translation>
    </message>
    <message>
        <source>Ne&amp;w question</source>
        <translation>新问题(&amp;W)</translation>
    </message>
    <message>
        <source>The next question will not be a follow-up to the current question</source>
        <translation>下一个问题不作为当前问题的追问</translation>
    </message>
    <message>
        <source>&amp;Switch new question / follow-up</source>
        <translation>切换新问题/追问(&amp;S)</translation>
    </message>
    <message>
        <source>Treats a follow-up as a new question, and a new question as a follow-up</source>
        <translation>将追问作为新问题，将新问题作为追问</translation>
    </message>
    <message>
        <source>Choose &amp;model…</source>
        <translation>选择模型(&amp;M)…</translation>
    </message>
    <message>
        <source>Chooses the folder of another model for your next questions</source>
        <translation>为接下来的问题选择另一个模型的文件夹</translation>
    </message>
    <message>
        <source>Connec&amp;t to a server…</source>
        <translation>连接到服务器(&amp;T)…</translation>
    </message>
    <message>
        <source>Opens a database on a PostgreSQL server (read-only)</source>
        <translation>打开 PostgreSQL 服务器上的数据库（只读）</translation>
    </message>
    <message>
        <source>Opens all databases, CSV, JSON and spreadsheet files in a folder together</source>
        <translation>一起打开文件夹中的所有数据库、CSV、JSON 和电子表格文件</translation>
    </message>
    <message>
        <source>&amp;How the file was read</source>
        <translation>文件的读取方式(&amp;H)</translation>
    </message>
    <message>
        <source>Shows how a CSV file was read, so that you can correct it</source>
        <translation>显示从 CSV 文件中识别出的内容，以便更正</translation>
    </message>
    <message>
        <source>Find in &amp;all tables…</source>
        <translation>在所有表中查找(&amp;A)…</translation>
    </message>
    <message>
        <source>Filter &amp;by this value</source>
        <translation>按此值筛选(&amp;B)</translation>
    </message>
    <message>
        <source>Add a ro&amp;w</source>
        <translation>添加行(&amp;W)</translation>
    </message>
    <message>
        <source>Duplicate selected rows</source>
        <translation>复制选中的行</translation>
    </message>
    <message>
        <source>&amp;Hide column</source>
        <translation>隐藏列(&amp;H)</translation>
    </message>
    <message>
        <source>Sh&amp;ow all columns</source>
        <translation>显示所有列(&amp;O)</translation>
    </message>
    <message>
        <source>Ro&amp;w as a form</source>
        <translation>以表单显示行(&amp;W)</translation>
    </message>
    <message>
        <source>Bac&amp;k</source>
        <translation>后退(&amp;K)</translation>
    </message>
    <message>
        <source>Goes back to the rows from which a foreign key was followed</source>
        <translation>返回到跟随外键之前的行</translation>
    </message>
    <message>
        <source>Displa&amp;y numbers as</source>
        <translation>数字显示为(&amp;Y)</translation>
    </message>
</context>
<context>
    <name>WindowContents</name>
    <message>
        <source>Your drafts cannot be saved, because their folder is not writable.</source>
        <translation>无法保存您的草稿：无法写入存放草稿的文件夹。</translation>
    </message>
    <message>
        <source>snapshot copy</source>
        <translation>快照副本</translation>
    </message>
    <message>
        <source>read-only</source>
        <translation>只读</translation>
    </message>
    <message>
        <source>editing</source>
        <translation>编辑中</translation>
    </message>
    <message>
        <source>%1 (%2) – Ratatosk</source>
        <translation>%1（%2）– Ratatosk</translation>
    </message>
    <message>
        <source>%1 · %2</source>
        <translation>%1 · %2</translation>
    </message>
    <message>
        <source>Stopped. Nothing was changed.</source>
        <translation>已停止。未作任何更改。</translation>
    </message>
    <message>
        <source>Your drafts for this database were not restored. The drafts are kept in a file.</source>
        <translation>您为此数据库输入的草稿没有恢复，它们保存在一个文件中。</translation>
    </message>
    <message>
        <source>Restore</source>
        <translation>恢复</translation>
    </message>
</context>
<context>
    <name>WindowPanels</name>
    <message>
        <source>No database</source>
        <translation>没有数据库</translation>
    </message>
    <message>
        <source>Question</source>
        <translation>问题</translation>
    </message>
    <message>
        <source>Query or schema graph</source>
        <translation>查询或关系图</translation>
    </message>
    <message>
        <source>Query</source>
        <translation>查询</translation>
    </message>
    <message>
        <source>Schema graph</source>
        <translation>关系图</translation>
    </message>
    <message>
        <source>Schema</source>
        <translation>表结构</translation>
    </message>
    <message>
        <source>Answers</source>
        <translation>答案</translation>
    </message>
    <message>
        <source>Why</source>
        <translation>原因</translation>
    </message>
    <message>
        <source>Conversation</source>
        <translation>对话</translation>
    </message>
    <message>
        <source>Find</source>
        <translation>查找</translation>
    </message>
    <message>
        <source>Panels on the left</source>
        <translation>左侧面板</translation>
    </message>
    <message>
        <source>Panels on the right</source>
        <translation>右侧面板</translation>
    </message>
</context>
<context>
    <name>WorkPages</name>
    <message>
        <source>Show or hide the schema graph (Ctrl+G)</source>
        <translation>显示或隐藏关系图 (Ctrl+G)</translation>
    </message>
    <message>
        <source>Bring the picture back (Esc)</source>
        <translation>将图放回原处 (Esc)</translation>
    </message>
</context>
</TS>
